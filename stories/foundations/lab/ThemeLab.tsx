import { ThemeContext } from '@emotion/react';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { home } from '../../../src/content/home.ts';
import { HomePage } from '../../../src/pages/HomePage.tsx';
import { createSiteTheme } from '../../../theme/index.ts';
import { noChanges, tryOut, type Changes } from '../../../theme/changes.ts';
import { Controls } from './Controls.tsx';
import { Contrasts } from './Contrasts.tsx';
import { Lines } from './Lines.tsx';

const Bench = styled('section')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: theme.zIndex.appBar + 1,
  display: 'grid',
  gap: 12,
  maxBlockSize: '60vh',
  overflow: 'auto',
  padding: '14px 20px',
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.vars.palette.shadow.overlay,
  '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' },
}));

/** What is fixed to the window on the site stays inside: a transform makes it so. */
const Preview = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  transform: 'translate(0)',
  backgroundColor: theme.vars.palette.background.default,
  color: theme.vars.palette.text.primary,
}));

type SiteTheme = ReturnType<typeof createSiteTheme>;

/** The theme's variables for the preview alone: the lab itself, and Storybook, keep the real ones. */
function scopedVariables(theme: SiteTheme, scope: string) {
  return theme
    .generateStyleSheets()
    .map((sheet) =>
      Object.fromEntries(
        Object.entries(sheet).map(([selector, style]) => [
          selector.includes('dark') ? `${selector} ${scope}` : scope,
          style,
        ]),
      ),
    );
}

/** A bench above the whole page: what is changed on it answers at once. Nothing is stored. */
export function ThemeLab() {
  const [changes, setChanges] = useState<Changes>(noChanges);
  /* A field holds what is typed into it: to be reset, it begins anew. */
  const [round, setRound] = useState(0);
  const reset = () => {
    setChanges(noChanges);
    setRound(round + 1);
  };
  const { tokens, contrasts } = useMemo(() => tryOut(changes), [changes]);
  const theme = useMemo(() => createSiteTheme('data-color-scheme', tokens), [tokens]);
  return (
    <>
      <Bench aria-label="Theme lab">
        <Controls key={round} changes={changes} onChange={setChanges} />
        <div>
          <Contrasts contrasts={contrasts} />
          <Lines changes={changes} />
          <Button variant="outlined" size="small" onClick={reset}>
            Reset
          </Button>
        </div>
      </Bench>
      <GlobalStyles styles={scopedVariables(theme, '.theme-lab')} />
      <ThemeContext value={theme}>
        <Preview className="theme-lab">
          <HomePage content={home} />
        </Preview>
      </ThemeContext>
    </>
  );
}
