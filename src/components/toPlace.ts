/**
 * Returns the address of a link, in a form that works on every page.
 * @param homeHref Address of the home page. `toPlace` adds it before an `href` such as `#contact`.
 */
export function toPlace(href: string, homeHref: string): string {
  return href.startsWith('#') ? homeHref + href : href;
}
