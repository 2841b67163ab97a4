import type { ComponentType, ReactElement } from 'react';
import type { ServiceScreenContent } from '../../../content/services.ts';
import { AppEditor } from './AppEditor.tsx';
import { Automation } from './Automation.tsx';
import { Homepage } from './Homepage.tsx';
import { InstalledApp } from './InstalledApp.tsx';
import { Pipeline } from './Pipeline.tsx';

interface ServiceIllustrationProps {
  screen: ServiceScreenContent;
}

/** The drawing for each kind of service. */
const serviceScreens: {
  [Content in ServiceScreenContent as Content['kind']]: (props: Content) => ReactElement;
} = {
  mobile: AppEditor,
  web: InstalledApp,
  crm: Pipeline,
  site: Homepage,
  ai: Automation,
};

export function ServiceIllustration({ screen }: ServiceIllustrationProps) {
  const Screen = serviceScreens[screen.kind] as ComponentType<ServiceScreenContent>;
  return <Screen {...screen} />;
}
