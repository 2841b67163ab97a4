import { styled } from '@mui/material/styles';

/**
 * Places notices in front of the page, at the bottom of the window. The notistack library
 * shows its notices at exactly the same position.
 */
export const NoticePlacement = styled('div')(({ theme }) => ({
  position: 'fixed',
  insetBlockEnd: theme.spacing(2.5),
  insetInline: 0,
  zIndex: theme.zIndex.snackbar,
  display: 'flex',
  justifyContent: 'center',
  [theme.breakpoints.up('sm')]: { right: 'auto', left: '50%', transform: 'translateX(-50%)' },
}));
