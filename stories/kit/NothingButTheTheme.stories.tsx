import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { areColoursForced, rightToLeft } from '../fixtures/edgeCases.ts';
import { findThemeFaults, hasFocusRing } from '../fixtures/themeFaults.ts';
import { Everything } from './Everything.tsx';

const meta = preview.meta({
  title: 'Nothing but the theme',
  component: Everything,
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
});

const nameOf = (element: Element | null) =>
  `${element?.tagName.toLowerCase()} ${element?.getAttribute('aria-label') ?? element?.textContent}`;

/**
 * More than 45 MUI components, none of them styled. No component has a colour of MUI's default
 * theme, or another font. Each interactive component has a focus ring.
 */
export const Default = meta.story({
  play: async ({ userEvent }) => {
    const { dataset } = document.documentElement;
    for (const scheme of areColoursForced() ? [] : ['dark', 'light']) {
      dataset['colorScheme'] = scheme;
      await expect({ scheme, faults: findThemeFaults() }).toEqual({ scheme, faults: [] });
    }
    const reached: string[] = [];
    const withoutRing: string[] = [];
    for (;;) {
      await userEvent.tab();
      const focused = document.activeElement;
      if (!focused || focused === document.body) break;
      reached.push(nameOf(focused));
      if (!hasFocusRing()) withoutRing.push(nameOf(focused));
    }
    await expect(withoutRing).toEqual([]);
    await expect(reached.length).toBeGreaterThan(40);
  },
});

export const RightToLeft = Default.extend({ ...rightToLeft, tags: ['edge-case'] });
