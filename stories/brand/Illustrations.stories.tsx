import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import preview from '../../.storybook/preview.tsx';
import { Fault } from '../../src/brand/illustrations/Fault.tsx';
import { Growth } from '../../src/brand/illustrations/Growth.tsx';
import { Dispatch } from '../../src/brand/illustrations/dispatch/Dispatch.tsx';
import { Devices } from '../../src/brand/illustrations/devices/Devices.tsx';
import { Skyline } from '../../src/brand/illustrations/skyline/Skyline.tsx';
import { Stars } from '../../src/brand/illustrations/Stars.tsx';
import { Mark } from '../../src/brand/Mark.tsx';
import { Person } from '../../src/brand/illustrations/Person.tsx';
import { NotFound } from '../../src/brand/illustrations/NotFound.tsx';
import { home } from '../../src/content/en/home.ts';
import { settings } from '../../src/content/settings.ts';
import { ServiceIllustration } from '../../src/brand/illustrations/services/ServiceIllustration.tsx';
import { forcedColours } from '../fixtures/edgeCases.ts';
import { Columns } from '../fixtures/layout.ts';

const Stage = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'end',
  overflow: 'clip',
  minBlockSize: 240,
  background: theme.vars.palette.sky.gradient,
  color: theme.vars.palette.sky.on,
}));

const meta = preview.meta({
  title: 'Illustrations',
});

/** The brand mark on the page's background and on a gradient. */
export const Marks = meta.story({
  render: () => (
    <Columns>
      <Mark />
      <Paper variant="gradient">
        <Mark />
      </Paper>
    </Columns>
  ),
});

/** The drawings in the hero section: devices, the skyline of London and Beirut, and stars. */
export const HeroPieces = meta.story({
  render: () => (
    <>
      <Stage>
        <Devices texts={home.hero.devices} />
      </Stage>
      <Stage>
        <Skyline offices={settings.offices} />
      </Stage>
      <Stage>
        <Stars />
      </Stage>
    </>
  ),
});

/** The skyline for an agency that has no office in London or Beirut. */
export const OtherCities = meta.story({
  render: () => (
    <Stage>
      <Skyline offices={[]} />
    </Stage>
  ),
});

/** The drawn portraits for team leads who have no picture. */
export const People = meta.story({
  render: () => (
    <Columns>
      {home.contact.teamLeads.items.map(({ name, portrait, gradient }) => (
        <Paper key={name} variant="gradient" gradient={gradient}>
          <Person portrait={portrait} />
        </Paper>
      ))}
    </Columns>
  ),
});

/** The illustration for the digital marketing section, on a gradient. */
export const OnDusk = meta.story({
  render: () => (
    <Paper variant="gradient">
      <Growth texts={home.digitalMarketing.pitch.chart} />
    </Paper>
  ),
});

/** The illustration for each service, on the service's gradient if it has one. */
export const ServiceScreens = meta.story({
  render: () => (
    <Columns>
      {home.services.items.map(({ title, gradient, drawing: content }) => {
        const drawing = <ServiceIllustration drawing={content} />;
        return (
          <div key={title}>
            {gradient ? (
              <Paper variant="gradient" gradient={gradient}>
                {drawing}
              </Paper>
            ) : (
              drawing
            )}
          </div>
        );
      })}
    </Columns>
  ),
});

/** The featured project's drawing, which shows a screen of the project's app. */
export const FeaturedScreen = meta.story({
  render: () => (
    <>
      {home.portfolio.items.map(
        ({ name, dispatch }) => dispatch && <Dispatch key={name} texts={dispatch} />,
      )}
    </>
  ),
});

/** The illustrations on the 404 page and on the error page. */
export const Scenes = meta.story({
  render: () => (
    <Columns>
      <NotFound offices={settings.offices} />
      <Fault offices={settings.offices} />
    </Columns>
  ),
});

export const ScenesInForcedColours = Scenes.extend({ ...forcedColours, tags: ['edge-case'] });
