import type { NavigationContent } from '../../content/navigation.ts';
import type { Theme } from '@mui/material/styles';

/** Space in em around the words of a link, the button and the brand. `gaps` is between them. */
const around = { link: 1.5, button: 2.2, brand: 2.75, gaps: 2.5 };

/** Width in em of the icon of an external link. */
const sign = 1.4;

/** Font size of the brand's name, as a multiple of the links' font size. */
const brandSize = 1.4;

/**
 * Returns the width in em that the bar needs for all its items in one line: the number of their
 * characters times the average width, plus the space around them.
 */
export function widthOfBar(
  { brandName, items, templates, booking }: NavigationContent,
  characterWidth: Theme['characterWidth'],
): number {
  const links = [...items, templates];
  const characters = [...links, booking].map(({ label }) => label).join('').length;
  const width =
    around.gaps +
    around.brand +
    brandName.length * characterWidth.display * brandSize +
    around.button +
    around.link * links.length +
    sign +
    characters * characterWidth.text;
  return Math.ceil(width);
}
