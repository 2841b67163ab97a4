/**
 * Makes a link to a section of the home page work on every page.
 * @param homeHref URL of the home page. It is added before an `href` such as `#contact`.
 */
export function toPlace(href: string, homeHref: string): string {
  return href.startsWith('#') ? homeHref + href : href;
}
