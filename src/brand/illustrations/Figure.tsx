import type { ComponentProps } from 'react';

interface FigureProps extends Pick<
  ComponentProps<'text'>,
  'x' | 'y' | 'className' | 'fontSize' | 'textAnchor'
> {
  /** Text with only digits and symbols. Words are not allowed, because they need a translation. */
  value: string;
}

/** A time, a price or a count on a product's screen. */
export function Figure({ value, ...text }: FigureProps) {
  return <text {...text}>{value}</text>;
}
