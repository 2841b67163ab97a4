import type { Service } from '../../../content/services.ts';
import { AppEditor } from './AppEditor.tsx';
import { Automation } from './Automation.tsx';
import { Homepage } from './Homepage.tsx';
import { InstalledApp } from './InstalledApp.tsx';
import { Pipeline } from './Pipeline.tsx';

export function ServiceIllustration({ drawing }: Pick<Service, 'drawing'>) {
  switch (drawing.kind) {
    case 'mobile':
      return <AppEditor texts={drawing.texts} />;
    case 'web':
      return <InstalledApp texts={drawing.texts} />;
    case 'crm':
      return <Pipeline texts={drawing.texts} />;
    case 'site':
      return <Homepage texts={drawing.texts} />;
    case 'ai':
      return <Automation texts={drawing.texts} />;
  }
}
