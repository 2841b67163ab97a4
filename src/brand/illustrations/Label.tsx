import type { ComponentProps } from 'react';

interface LabelProps extends Pick<
  ComponentProps<'text'>,
  'x' | 'y' | 'className' | 'fontSize' | 'textAnchor'
> {
  /** Digits and symbols. Words must come from `src/content`, where translators find them. */
  value: string | number | undefined;
}

/** A text in a drawing. */
export function Label({ value, ...text }: LabelProps) {
  return <text {...text}>{value}</text>;
}
