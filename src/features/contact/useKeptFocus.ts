import { useEffect } from 'react';

/**
 * What is disabled loses the focus, and whoever uses the keyboard would be back at the top of the
 * page. It has the focus again once it is enabled, unless the visitor went elsewhere meanwhile.
 */
export function useKeptFocus(disabled: boolean): void {
  useEffect(() => {
    if (!disabled) return undefined;
    const focused = document.activeElement;
    return () => {
      const isLost = document.activeElement === document.body;
      if (isLost && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    };
  }, [disabled]);
}
