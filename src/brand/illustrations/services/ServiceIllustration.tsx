import { AppEditor, type AppEditorTexts } from './AppEditor.tsx';
import { Automation, type AutomationTexts } from './Automation.tsx';
import { Homepage, type HomepageTexts } from './Homepage.tsx';
import { InstalledApp, type InstalledAppTexts } from './InstalledApp.tsx';
import { Pipeline, type PipelineTexts } from './Pipeline.tsx';

/** A kind of service, and the text on its drawn screen. */
type ServiceScreen =
  | { kind: 'mobile'; texts: AppEditorTexts }
  | { kind: 'web'; texts: InstalledAppTexts }
  | { kind: 'crm'; texts: PipelineTexts }
  | { kind: 'site'; texts: HomepageTexts }
  | { kind: 'ai'; texts: AutomationTexts };

interface ServiceIllustrationProps {
  screen: ServiceScreen;
}

export function ServiceIllustration({ screen }: ServiceIllustrationProps) {
  if (screen.kind === 'mobile') return <AppEditor texts={screen.texts} />;
  if (screen.kind === 'web') return <InstalledApp texts={screen.texts} />;
  if (screen.kind === 'crm') return <Pipeline texts={screen.texts} />;
  if (screen.kind === 'site') return <Homepage texts={screen.texts} />;
  return <Automation texts={screen.texts} />;
}
