import { styled } from '@mui/material/styles';

/**
 * Place of the notices: above the page, at the bottom of the window. notistack places its notices
 * at the same pixels.
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
