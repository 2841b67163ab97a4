import AppBar from '@mui/material/AppBar';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import Drawer from '@mui/material/Drawer';
import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import TextField from '@mui/material/TextField';
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

/** Props of MUI that a rule of the theme could undo. */
export const Props = meta.story({
  parameters: { controls: { disable: true } },
  render: () => (
    <>
      <AppBar position="static" elevation={0} />
      <Drawer variant="permanent">Docked</Drawer>
      <MenuList>
        <MenuItem>Item</MenuItem>
      </MenuList>
      <TextField
        label="Price"
        variant="filled"
        slotProps={{
          input: { startAdornment: <InputAdornment position="start">£</InputAdornment> },
        }}
      />
      <Dialog open scroll="body" maxWidth="sm" fullWidth disablePortal>
        <DialogTitle>Dialog</DialogTitle>
      </Dialog>
    </>
  ),
  play: async ({ canvas }) => {
    const styleOf = (text: string) =>
      getComputedStyle(
        canvas
          .getByText(text)
          .closest('.MuiPaper-root, .MuiInputAdornment-root, .MuiMenuItem-root')!,
      );
    const bar = canvas.getByRole('banner', { hidden: true });
    await expect(getComputedStyle(bar).boxShadow).toBe('none');
    await expect(styleOf('Docked').borderInlineEndWidth).toBe('1px');
    await expect(styleOf('Docked').borderInlineStartWidth).toBe('0px');
    await expect(styleOf('Item').minHeight).toBe('44px');
    await expect(styleOf('£').marginTop).toBe('0px');
    await expect(styleOf('Dialog').width).toBe('600px');
  },
});
