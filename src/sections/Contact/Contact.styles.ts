import { styled } from '@mui/material/styles';

/** The details on one side, the form on the other. */
export const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: `${theme.spacing(4)} ${theme.layout.gutter}`,
  marginBlockEnd: theme.space.huge,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr' },
}));

/** A tablet is wide enough for heading and details side by side, but not for the form beside them. */
export const Intro = styled('div')(({ theme }) => ({
  [theme.breakpoints.between('sm', 'md')]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(max(15rem, 40%), 1fr))',
    columnGap: theme.layout.gutter,
    alignItems: 'flex-start',
  },
  [theme.breakpoints.up('md')]: { paddingInlineEnd: theme.space.huge },
}));

export const Panel = styled('div')(({ theme }) => ({
  display: 'grid',
  padding: theme.space.large,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.radius.large,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.vars.palette.shadow.panel,
  '@media print': { display: 'none' },
}));
