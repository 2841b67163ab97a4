/**
 * Features that the page uses without `@supports`, although a supported browser lacks them. A key
 * is a path in MDN's data, or its beginning. The value is the harmless effect for visitors.
 */
export const graceful: Record<string, string> = {
  'css.properties.text-wrap': 'The lines of a text differ more in length.',
  'css.properties.color-adjust': 'The property with a prefix has the same effect.',
  'css.properties.outline': 'The focus outline has square corners.',
  'css.properties.cursor': 'A phone, which has no pointer, ignores the property.',
  'css.properties.resize': 'A phone’s text field scrolls.',
  'css.properties.overscroll-behavior': 'A scroll past the menu’s end scrolls the page.',
  'css.properties.view-timeline-name': 'The property has an effect only with animation-timeline.',
  'html.elements.script.fetchpriority': 'The script is fetched with the priority of every script.',
  'css.at-rules.container': 'The bar keeps its items in the menu at every width.',
  'css.properties.container-type': 'The property has an effect only with @container.',
  'css.at-rules.page': 'The page is printed with the browser’s own margins.',
  'css.properties.break-after': 'A heading may be the last line of a sheet.',
  'css.properties.orphans': 'The last line on a sheet may be the first of a paragraph.',
  'css.properties.widows': 'The first line on a sheet may be the last of a paragraph.',
  'css.at-rules.media.scripting':
    'Without script, an empty space replaces the times of the offices.',
  'css.selectors.selection': 'Selected text has the system’s colours.',
  'css.at-rules.media.forced-colors': 'A browser that lacks the feature does not force colours.',
  'css.properties.forced-color-adjust': 'A browser that lacks the property does not force colours.',
  'css.at-rules.font-face': 'The fallback font is slightly wider until the font has loaded.',
  'html.elements.meta.name':
    'The browser’s own bar keeps its colour. A desktop browser needs no viewport.',
  'html.elements.link.rel': 'A browser that shows no icon or manifest ignores the link.',
};
