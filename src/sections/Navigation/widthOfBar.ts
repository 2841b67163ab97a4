import type { NavigationContent } from '../../content/navigation.ts';
import type { Theme } from '@mui/material/styles';

/** Space in em besides the text: per link, in the button, in the brand, and for all gaps. */
const around = { link: 1.5, button: 2.2, brand: 2.75, gaps: 3 };

/** Width in em of the icon that marks an external link. */
const sign = 1.4;

/** Font size of the brand name, as a multiple of the links' font size. */
const brandSize = 1.4;

/** Chinese, Japanese and Korean characters. Each is one em wide. */
const wideCharacters = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/** Estimates a text's width in em. Each character that is not wide counts as `characterWidth`. */
function widthOfText(text: string, characterWidth: number): number {
  const wide = text.match(wideCharacters)?.length ?? 0;
  return wide + (text.length - wide) * characterWidth;
}

/** Returns the width in em that the bar needs to fit all its items on one line. */
export function widthOfBar(
  { brandName, items, templates, booking }: NavigationContent,
  characterWidth: Theme['characterWidth'],
): number {
  const links = [...items, templates];
  const labels = [...links, booking].map(({ label }) => label).join('');
  const width =
    around.gaps +
    around.brand +
    widthOfText(brandName, characterWidth.display) * brandSize +
    around.button +
    around.link * links.length +
    sign +
    widthOfText(labels, characterWidth.text);
  return Math.ceil(width);
}
