import type { ComponentProps } from 'react';
import { styled } from '@mui/material/styles';

const Root = styled('svg')(({ theme }) => {
  const { drawing } = theme.vars.palette;
  return {
    display: 'block',
    inlineSize: '100%',
    blockSize: 'auto',
    fill: 'none',
    strokeWidth: 6,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    /* Surfaces, from the brightest to the darkest. */
    '.paper': { fill: drawing.paper },
    '.tint': { fill: drawing.tint },
    '.mid': { fill: drawing.mid },
    '.deep': { fill: drawing.deep },
    '.warm': { fill: drawing.warm },
    '.ink': { fill: drawing.ink },
    '.near': { fill: drawing.near },
    '.far': { fill: drawing.far },
    '.lit': { fill: drawing.lit },
    '.glow': { fill: drawing.glow },
    '.gold': { fill: drawing.gold },
    '.star': { fill: drawing.star },
    /* The same colours as lines: `l-` before the name. */
    '.l-paper': { stroke: drawing.paper },
    '.l-tint': { stroke: drawing.tint },
    '.l-mid': { stroke: drawing.mid },
    '.l-deep': { stroke: drawing.deep },
    '.l-warm': { stroke: drawing.warm },
    '.l-ink': { stroke: drawing.ink },
    '.l-near': { stroke: drawing.near },
    '.l-far': { stroke: drawing.far },
    '.l-lit': { stroke: drawing.lit },
    /* What lies behind the subject, and the shade beneath it. */
    '.soft': { fill: 'currentColor', opacity: 0.14 },
    '.l-soft': { stroke: 'currentColor', opacity: 0.2 },
    '.shade': { fill: drawing.ink, opacity: 0.2 },
    /* The ground behind a picture goes; what is as pale or as dark as the page keeps an outline. */
    '@media (forced-colors: active)': {
      '.paper, .near': { stroke: 'CanvasText', strokeWidth: 2 },
    },
  };
});

/** The sheet that every picture is drawn on: theme colours as classes, hidden from assistive technology. */
export function Drawing(props: ComponentProps<'svg'>) {
  return <Root aria-hidden="true" focusable="false" {...props} />;
}
