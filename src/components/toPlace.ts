/**
 * Returns a link URL that works on every page.
 * @param homeHref URL of the home page, which `toPlace` adds before an `href` such as `#contact`.
 */
export function toPlace(href: string, homeHref: string): string {
  return href.startsWith('#') ? homeHref + href : href;
}
