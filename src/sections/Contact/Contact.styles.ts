import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { thirds } from '../../components/printedSheet.ts';

/** One column on a phone. On a laptop, the form is beside the other content. */
export const Composition = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${theme.space.large} ${theme.layout.gutter}`,
  gridTemplateAreas: '"heading" "teamLeads" "form" "next" "plan" "details"',
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gridTemplateAreas: '"heading teamLeads" "form form" "next plan" "details details"',
  },
  [theme.breakpoints.up('md')]: {
    columnGap: theme.space.huge,
    /* If the form is taller than the column beside it, only the third row grows. */
    gridTemplateRows: 'auto auto 1fr',
    gridTemplateAreas: '"heading teamLeads" "next form" "details form" "plan plan"',
  },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2.4fr) minmax(0, 5.4fr)',
    gridTemplateAreas: '"heading heading teamLeads" "next plan form" "details details form"',
  },
  '@media print': {
    gap: theme.spacing(0, 2),
    gridTemplate: `"heading heading heading" auto "teamLeads next plan" auto "details details details" auto / ${thirds}`,
  },
}));

interface AreaProps {
  area: 'heading' | 'teamLeads' | 'next' | 'plan' | 'details';
}

/**
 * A grid area of the composition. The section heading already has a margin below it, so a negative
 * margin removes the additional grid gap.
 */
export const Area = styled('div')<AreaProps>(({ theme, area }) => ({
  gridArea: area,
  alignSelf: 'start',
  marginBlockEnd: area === 'heading' ? `calc(-1 * ${theme.space.large})` : 0,
  '@media print': {
    alignSelf: area === 'plan' ? 'stretch' : 'start',
    marginBlockEnd: 0,
    ...(area === 'details' && {
      marginBlockStart: theme.spacing(1.5),
      paddingBlockStart: theme.spacing(1.25),
      borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
    }),
  },
}));

export const Panel = styled(Paper)(({ theme }) => ({
  gridArea: 'form',
  display: 'grid',
  padding: theme.space.large,
  borderRadius: theme.radius.large,
  boxShadow: theme.vars.palette.shadow.panel,
  /* On a phone, the next heading is in the area of the larger shadow. */
  [theme.breakpoints.down('sm')]: { boxShadow: theme.vars.palette.shadow.card },
  '@media print': { display: 'none' },
}));
