import type { Service } from '../../../content/services.ts';
import { AppEditor } from './AppEditor.tsx';
import { Automation } from './Automation.tsx';
import { Homepage } from './Homepage.tsx';
import { InstalledApp } from './InstalledApp.tsx';
import { Pipeline } from './Pipeline.tsx';

export function ServiceIllustration({ screen }: Pick<Service, 'screen'>) {
  switch (screen.kind) {
    case 'mobile':
      return <AppEditor texts={screen.texts} />;
    case 'web':
      return <InstalledApp texts={screen.texts} />;
    case 'crm':
      return <Pipeline texts={screen.texts} />;
    case 'site':
      return <Homepage texts={screen.texts} />;
    case 'ai':
      return <Automation texts={screen.texts} />;
  }
}
