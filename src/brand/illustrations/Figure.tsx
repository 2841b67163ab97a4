import type { ComponentProps } from 'react';

interface FigureProps extends Pick<
  ComponentProps<'text'>,
  'x' | 'y' | 'className' | 'fontSize' | 'textAnchor'
> {
  /** Digits and signs alone, which need no translation: words come from the content. */
  value: string;
}

/** A time, a price or a count on a product's screen. */
export function Figure({ value, ...text }: FigureProps) {
  return <text {...text}>{value}</text>;
}
