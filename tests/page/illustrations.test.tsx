import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Icon, type IconName } from '../../src/brand/icons/Icon.tsx';
import { icons } from '../../src/brand/icons/icons.tsx';
import { Fault } from '../../src/brand/illustrations/Fault.tsx';
import { Dispatch } from '../../src/brand/illustrations/dispatch/Dispatch.tsx';
import { Devices } from '../../src/brand/illustrations/hero/Devices.tsx';
import { Skyline } from '../../src/brand/illustrations/hero/Skyline.tsx';
import { Stars } from '../../src/brand/illustrations/hero/Stars.tsx';
import { Mark } from '../../src/brand/Mark.tsx';
import { Miniature } from '../../src/brand/illustrations/Miniature.tsx';
import { NotFound } from '../../src/brand/illustrations/NotFound.tsx';
import { Person } from '../../src/brand/illustrations/Person.tsx';
import { home } from '../../src/content/en/home.ts';
import { Hero } from '../../src/sections/Hero/Hero.tsx';
import { createSiteTheme } from '../../theme/index.ts';
import { toArabic } from '../fixtures/toArabic.ts';

const theme = createSiteTheme();
const { cities } = home.frame;

/** Returns the markup without styles. Emotion keeps the styles in its cache. */
function markup(element: ReactElement): string {
  const cache = createCache({ key: 'css' });
  cache.compat = true;
  return renderToStaticMarkup(
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>{element}</ThemeProvider>
    </CacheProvider>,
  );
}

interface Drawing {
  name: string;
  element: ReactElement;
  bytes: number;
}

const drawings: Drawing[] = [
  ...home.portfolio.items.map(({ miniature }) => ({
    name: `Miniature ${miniature.kind}`,
    element: <Miniature screen={miniature} />,
    bytes: 2048,
  })),
  ...(Object.keys(icons) as IconName[]).map((name) => ({
    name: `Icon ${name}`,
    element: <Icon name={name} />,
    bytes: 400,
  })),
  { name: 'Mark', element: <Mark />, bytes: 512 },
  { name: 'Devices', element: <Devices texts={home.hero.devices} />, bytes: 9216 },
  ...home.portfolio.items.flatMap(({ name, screen }) =>
    screen
      ? [{ name: `Dispatch for ${name}`, element: <Dispatch texts={screen} />, bytes: 6144 }]
      : [],
  ),
  { name: 'Skyline', element: <Skyline cities={cities} />, bytes: 7168 },
  { name: 'Person', element: <Person hair="long" />, bytes: 1536 },
  { name: 'Stars', element: <Stars />, bytes: 1024 },
  { name: 'NotFound', element: <NotFound cities={cities} />, bytes: 8192 },
  { name: 'Fault', element: <Fault cities={cities} />, bytes: 8192 },
];

describe.each(drawings)('$name', ({ element, bytes }) => {
  const html = markup(element);

  test('is within its size budget', () => {
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(bytes);
  });

  test('is hidden from assistive technology', () => {
    expect(html).toMatch(/^<\w+[^>]* aria-hidden="true"/);
  });
});

test('translated city names do not change the hero drawing', () => {
  const { offices } = toArabic(home.hero);
  const countPaths = (content: typeof home.hero) =>
    markup(<Hero content={content} />).split('<path').length;
  expect(offices).not.toEqual(home.hero.offices);
  expect(countPaths({ ...home.hero, offices })).toBe(countPaths(home.hero));
});
