/**
 * Features that the page uses without `@supports` although the oldest supported browsers lack them.
 * A key is a path in MDN's data or its beginning. The text is the harmless effect for visitors.
 */
export const graceful: Record<string, string> = {
  'css.properties.text-wrap': 'Lines break where they are full.',
  'css.properties.color-adjust': 'The prefixed form says the same.',
  'css.properties.outline': 'The outline of the focus has square corners.',
  'css.properties.cursor': 'A phone has no pointer.',
  'css.properties.resize': 'A phone’s text field scrolls.',
  'css.properties.overscroll-behavior': 'A scroll past the menu’s end scrolls the page.',
  'css.properties.view-timeline-name': 'Of use with animation-timeline alone.',
  'html.elements.script.fetchpriority': 'The script is fetched with the priority of every script.',
  'css.at-rules.container': 'The bar keeps its items in the menu at every width.',
  'css.properties.container-type': 'Of use with @container alone.',
  'css.at-rules.page': 'The browser’s own margins.',
  'css.properties.break-after': 'A heading may be the last line of a sheet.',
  'css.properties.orphans': 'A paragraph may leave one line behind.',
  'css.properties.widows': 'A paragraph may leave one line behind.',
  'css.at-rules.media.scripting': 'Without script, the offices’ times leave their room empty.',
  'css.selectors.selection': 'Selected text has the system’s colours.',
  'css.at-rules.media.forced-colors': 'A browser without it forces no colours.',
  'css.properties.forced-color-adjust': 'A browser without it forces no colours.',
  'css.at-rules.font-face': 'The fallback font is a little wider until the font is there.',
  'html.elements.meta.name':
    'The browser’s own bar keeps its colour; a desktop has no viewport to set.',
  'html.elements.link.rel': 'No icon, or no manifest, where the browser shows none.',
};
