/**
 * Returns the address of a link for use on any page.
 * @param homeHref Address of the home page, for an `href` such as `#contact`.
 */
export function toPlace(href: string, homeHref: string): string {
  return href.startsWith('#') ? homeHref + href : href;
}
