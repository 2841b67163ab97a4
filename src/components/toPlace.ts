/** Adds the home page's URL before an anchor such as `#contact`, so that it works on every page. */
export function toPlace(href: string, homeHref: string): string {
  return href.startsWith('#') ? homeHref + href : href;
}
