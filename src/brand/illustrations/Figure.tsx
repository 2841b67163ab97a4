import type { ComponentProps } from 'react';

interface FigureProps extends Pick<
  ComponentProps<'text'>,
  'x' | 'y' | 'className' | 'fontSize' | 'textAnchor'
> {
  /** Only digits and signs. Words need a translation, so they come from the content. */
  value: string;
}

/** A time, a price or a count on a product's screen. */
export function Figure({ value, ...text }: FigureProps) {
  return <text {...text}>{value}</text>;
}
