import type { ComponentProps } from 'react';

/**
 * The root of every illustration, hidden from assistive technology. The class of each part sets
 * the colour of the part (theme/components/illustration.ts).
 */
export function Illustration({ className = '', ...props }: ComponentProps<'svg'>) {
  return <svg aria-hidden="true" {...props} className={`illustration ${className}`.trimEnd()} />;
}
