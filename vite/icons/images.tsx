import CssBaseline from '@mui/material/CssBaseline';
import { styled, ThemeProvider } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Skyline } from '../../src/brand/illustrations/hero/Skyline.tsx';
import { Mark } from '../../src/brand/Mark.tsx';
import { ogImage } from '../../src/content/ogImage.ts';
import { createSiteTheme } from '../../theme/index.ts';

const Icon = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  blockSize: '100vh',
  backgroundColor: theme.vars.palette.inverse.main,
  '& > *': { inlineSize: '76%' },
  '& > .safe': { inlineSize: '58%' },
}));

const OgImage = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100vh',
  color: theme.vars.palette.sky.on,
  '& > .sky': {
    padding: '52px 64px 0',
    blockSize: 372,
    background: theme.vars.palette.sky.gradient,
  },
  '& > .horizon': { flex: 1, background: theme.vars.palette.sky.horizon },
  '& > .cities': { position: 'absolute', insetInline: 0, insetBlockEnd: 0 },
  '& .brand': {
    ...theme.typography.h3,
    display: 'flex',
    alignItems: 'center',
    gap: 16,
    fontSize: 36,
    '& svg': { inlineSize: 68 },
  },
  '& .headline': { ...theme.typography.h1, fontSize: 104, margin: '28px 0 0 -3px' },
}));

/** A maskable icon may lose its edges: the mark stays within the safe zone. */
const images = {
  icon: (
    <Icon>
      <div>
        <Mark />
      </div>
    </Icon>
  ),
  maskable: (
    <Icon>
      <div className="safe">
        <Mark />
      </div>
    </Icon>
  ),
  ogImage: (
    <OgImage>
      <div className="sky">
        <div className="brand">
          <Mark />
          {ogImage.brandName}
        </div>
        <div className="headline">{ogImage.headline}</div>
      </div>
      <div className="horizon" />
      <div className="cities">
        <Skyline />
      </div>
    </OgImage>
  ),
} satisfies Record<string, ReactElement>;

export { ogImage };

export type ImageName = keyof typeof images;

/** An HTML page that shows one image and nothing else. */
export function render(name: ImageName): string {
  const page = (
    <ThemeProvider theme={createSiteTheme()}>
      <CssBaseline />
      {images[name]}
    </ThemeProvider>
  );
  return `<!doctype html><meta charset="utf-8">${renderToStaticMarkup(page)}`;
}
