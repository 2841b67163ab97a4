import type { ComponentProps } from 'react';

interface FigureProps extends Pick<
  ComponentProps<'text'>,
  'x' | 'y' | 'className' | 'fontSize' | 'textAnchor'
> {
  /** Text of digits and signs. Words are not allowed here, because they need a translation. */
  value: string;
}

/** A time, a price or a count on a product's screen. */
export function Figure({ value, ...text }: FigureProps) {
  return <text {...text}>{value}</text>;
}
