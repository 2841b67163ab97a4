import type { ServiceScreenContent } from '../../../content/services.ts';
import { AppEditor } from './AppEditor.tsx';
import { Automation } from './Automation.tsx';
import { Homepage } from './Homepage.tsx';
import { InstalledApp } from './InstalledApp.tsx';
import { Pipeline } from './Pipeline.tsx';

interface ServiceIllustrationProps {
  screen: ServiceScreenContent;
}

export function ServiceIllustration({ screen }: ServiceIllustrationProps) {
  if (screen.kind === 'mobile') return <AppEditor texts={screen.texts} />;
  if (screen.kind === 'web') return <InstalledApp texts={screen.texts} />;
  if (screen.kind === 'crm') return <Pipeline texts={screen.texts} />;
  if (screen.kind === 'site') return <Homepage texts={screen.texts} />;
  return <Automation texts={screen.texts} />;
}
