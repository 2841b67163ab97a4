import type { ComponentProps } from 'react';

/**
 * The root of every illustration, hidden from assistive technology. Each part has a class that sets
 * the part's colour (theme/components/illustration.ts).
 */
export function Illustration({ className = '', ...props }: ComponentProps<'svg'>) {
  return <svg aria-hidden="true" {...props} className={`illustration ${className}`.trimEnd()} />;
}
