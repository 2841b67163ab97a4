import type { ComponentProps } from 'react';

/**
 * The root of every illustration, hidden from assistive technology. The class on each part sets its
 * colour (theme/components/illustration.ts).
 */
export function Illustration({ className = '', ...props }: ComponentProps<'svg'>) {
  return <svg aria-hidden="true" {...props} className={`illustration ${className}`.trimEnd()} />;
}
