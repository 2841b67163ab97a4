import type { ComponentProps } from 'react';

interface FigureProps extends Pick<ComponentProps<'text'>, 'x' | 'y' | 'className' | 'textAnchor'> {
  /** Digits and signs alone: a drawing has no words, so it needs no translation. */
  value: string;
}

/** A time, a price or a count on a product's screen. */
export function Figure({ value, ...text }: FigureProps) {
  return <text {...text}>{value}</text>;
}
