/**
 * The address of a link, seen from another page.
 * @param homeHref Address of the page with the sections, of which an `href` such as `#contact` is a part.
 */
export function toPlace(href: string, homeHref: string): string {
  return href.startsWith('#') ? homeHref + href : href;
}
