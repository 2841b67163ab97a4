import { styled } from '@mui/material/styles';
import { Beirut } from '../../components/illustrations/hero/Beirut.tsx';
import { London } from '../../components/illustrations/hero/London.tsx';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'end',
  direction: 'ltr',
  overflow: 'clip',
  backgroundColor: theme.vars.palette.background.default,
  '& > svg': { flex: 'none', inlineSize: 'clamp(200px, 32vw, 520px)', marginBlockEnd: -1 },
}));

/** Both cities once more, after dark: the ground that they stand on is the footer's. */
export function Cities() {
  return (
    <Row aria-hidden="true">
      <London />
      <Beirut />
    </Row>
  );
}
