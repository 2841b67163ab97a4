import { styled } from '@mui/material/styles';

/**
 * Where notices stand: above everything, at the foot of the window. On wide windows in the middle by the
 * same means as notistack's, so that a notice is drawn with the same edges by either.
 */
export const Floating = styled('div')(({ theme }) => ({
  position: 'fixed',
  insetBlockEnd: theme.spacing(2.5),
  insetInline: 0,
  zIndex: theme.zIndex.snackbar,
  display: 'flex',
  justifyContent: 'center',
  [theme.breakpoints.up('sm')]: { right: 'auto', left: '50%', transform: 'translateX(-50%)' },
}));
