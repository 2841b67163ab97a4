import type { Theme } from '@mui/material/styles';

/**
 * A card with a link is raised under a pointer, and while its link has the keyboard focus. With
 * reduced motion, only its shadow changes.
 */
export function raisedByPointer({ vars }: Theme) {
  const raised = {
    boxShadow: vars.palette.shadow.panel,
    '@media (prefers-reduced-motion: no-preference)': { transform: 'translateY(-2px)' },
  };
  return {
    transition: 'transform 160ms ease-out, box-shadow 160ms',
    '@media (hover: hover)': { '&:hover': raised },
    '&:has(:focus-visible)': raised,
  };
}
