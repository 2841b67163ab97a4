import { styled } from '@mui/material/styles';

/** Where notices stand: above everything, at the foot of the window. */
export const Floating = styled('div')(({ theme }) => ({
  position: 'fixed',
  insetBlockEnd: 20,
  insetInline: 0,
  zIndex: theme.zIndex.snackbar,
  display: 'flex',
  justifyContent: 'center',
}));
