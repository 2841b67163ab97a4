import type { Theme } from '@mui/material/styles';

/**
 * The rules of every illustration, written once for the page: a class for each colour of a surface, and
 * the same name after `l-` for a line.
 */
export function illustrationRules({ vars: { palette } }: Theme) {
  const { illustration } = palette;
  const surfaces = Object.entries(illustration).map(([name, fill]) => [`.${name}`, { fill }]);
  const lines = Object.entries(illustration).map(([name, stroke]) => [`.l-${name}`, { stroke }]);
  return {
    '.illustration': {
      display: 'block',
      inlineSize: '100%',
      blockSize: 'auto',
      fill: 'none',
      strokeWidth: 6,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      ...Object.fromEntries([...surfaces, ...lines]),
      /* Against each illustration's own rules, which are as specific and come later. */
      '&[data-moves]:not([data-moving]) *': { animation: 'none !important' },
      /* What lies behind the subject, and the shade beneath it. */
      '.soft': { fill: 'currentColor', opacity: 0.14 },
      '.l-soft': { stroke: 'currentColor', opacity: 0.2 },
      '.shade': { fill: illustration.ink, opacity: 0.2 },
      /* What is as pale or as dark as the page keeps an outline. */
      '@media (forced-colors: active)': {
        '.paper, .near': { stroke: 'CanvasText', strokeWidth: 2 },
      },
    },
  };
}
