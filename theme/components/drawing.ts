import type { Theme } from '@mui/material/styles';

/**
 * The rules of every drawing, written once for the page: a class for each colour of a surface, and
 * the same name after `l-` for a line.
 */
export function drawingRules({ vars: { palette } }: Theme) {
  const { drawing } = palette;
  const surfaces = Object.entries(drawing).map(([name, fill]) => [`.${name}`, { fill }]);
  const lines = Object.entries(drawing).map(([name, stroke]) => [`.l-${name}`, { stroke }]);
  return {
    '.drawing': {
      display: 'block',
      inlineSize: '100%',
      blockSize: 'auto',
      fill: 'none',
      strokeWidth: 6,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      ...Object.fromEntries([...surfaces, ...lines]),
      /* Against each drawing's own rules, which are as specific and come later. */
      '&:not([data-moving]) *': { animation: 'none !important' },
      /* What lies behind the subject, and the shade beneath it. */
      '.soft': { fill: 'currentColor', opacity: 0.14 },
      '.l-soft': { stroke: 'currentColor', opacity: 0.2 },
      '.shade': { fill: drawing.ink, opacity: 0.2 },
      /* What is as pale or as dark as the page keeps an outline. */
      '@media (forced-colors: active)': {
        '.paper, .near': { stroke: 'CanvasText', strokeWidth: 2 },
      },
    },
  };
}
