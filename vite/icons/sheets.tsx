import CssBaseline from '@mui/material/CssBaseline';
import { styled, ThemeProvider } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Skyline } from '../../src/brand/illustrations/hero/Skyline.tsx';
import { Mark } from '../../src/brand/Mark.tsx';
import { createSiteTheme } from '../../theme/index.ts';

const Tile = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  blockSize: '100vh',
  backgroundColor: theme.vars.palette.inverse.main,
  '& > *': { inlineSize: '76%' },
  '& > .safe': { inlineSize: '58%' },
}));

const Card = styled('div')(({ theme }) => ({
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
  '& .shore': { display: 'none' },
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

const sheets = {
  icon: (
    <Tile>
      <div>
        <Mark />
      </div>
    </Tile>
  ),
  maskable: (
    <Tile>
      <div className="safe">
        <Mark />
      </div>
    </Tile>
  ),
  card: (
    <Card>
      <div className="sky">
        <div className="brand">
          <Mark />
          Afterglow
        </div>
        <div className="headline">AI-Powered Apps, CRMs &amp; Websites</div>
      </div>
      <div className="horizon" />
      <div className="cities">
        <Skyline />
      </div>
    </Card>
  ),
} satisfies Record<string, ReactElement>;

export type SheetName = keyof typeof sheets;

/** A page that holds one picture and nothing else. */
export function render(name: SheetName): string {
  const page = (
    <ThemeProvider theme={createSiteTheme()}>
      <CssBaseline />
      {sheets[name]}
    </ThemeProvider>
  );
  return `<!doctype html><meta charset="utf-8">${renderToStaticMarkup(page)}`;
}
