import { useEffect } from 'react';

/**
 * A button loses the focus when it is disabled, and a keyboard user would start again at the top of
 * the page. This restores the focus once the button is enabled, unless the visitor moved it.
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
