/** Adds the home page's URL before an anchor such as `#contact`, for links on other pages. */
export function toPlace(href: string, homeHref: string): string {
  return href.startsWith('#') ? homeHref + href : href;
}
