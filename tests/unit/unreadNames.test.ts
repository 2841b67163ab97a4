import { expect, test } from 'vitest';
import { withoutUnreadNames } from '../../vite/criticalStyles.ts';

const sheets = ['.css-a .MuiButton-root{color:red}', '.whole{color:red}'];

test("MUI's name stays where a rule asks for it, in whichever sheet", () => {
  const html = '<a class="MuiButtonBase-root MuiButton-root MuiButton-text css-a">Book</a>';
  expect(withoutUnreadNames(html, sheets)).toBe('<a class="MuiButton-root css-a">Book</a>');
});

test('names that are not of MUI stay, and so do words that look like them', () => {
  const html =
    '<p class="whole part css-b-MuiButton-text" title="MuiButton-text">MuiButton-text</p>';
  expect(withoutUnreadNames(html, sheets)).toBe(html);
});
