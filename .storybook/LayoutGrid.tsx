import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';

const Overlay = styled('div')(({ theme }) => ({
  position: 'fixed',
  inset: 0,
  zIndex: theme.zIndex.tooltip,
  pointerEvents: 'none',
}));

const Columns = styled(Container)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, 1fr)',
  columnGap: 16,
  blockSize: '100%',
  '& > i': { background: theme.vars.palette.primary.main, opacity: 0.12 },
}));

/** Shows twelve columns in front of the story, between the page's margins. */
export function LayoutGrid() {
  return (
    <Overlay aria-hidden="true">
      <Columns>
        {Array.from({ length: 12 }, (_, column) => (
          <i key={column} />
        ))}
      </Columns>
    </Overlay>
  );
}
