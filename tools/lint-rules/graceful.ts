/**
 * Features that the page uses without `@supports`, although a supported browser lacks them. A key
 * is a path in MDN's data, or the start of a path. The value says what happens without the feature.
 */
export const graceful: Record<string, string> = {
  'css.properties.text-wrap': 'The lines of a text vary more in length.',
  'css.properties.color-adjust': 'The prefixed property has the same effect.',
  'css.properties.outline': 'The focus outline has square corners.',
  'css.properties.cursor': 'A phone has no pointer, so the property has no effect.',
  'css.properties.resize': 'On a phone, a text field scrolls instead.',
  'css.properties.overscroll-behavior': 'Scrolling past the end of the menu scrolls the page.',
  'css.properties.scrollbar-gutter': 'An open menu moves the page by the width of the scrollbar.',
  'css.properties.overflow-anchor': 'Browsers that lack the property have no scroll anchoring.',
  'css.properties.view-timeline-name': 'The property has an effect only with animation-timeline.',
  'html.elements.script.fetchpriority': 'The script is fetched with the default priority.',
  'css.at-rules.container': 'The header bar keeps its items in the menu at every width.',
  'css.properties.container-type': 'The property has an effect only with @container.',
  'css.at-rules.page': 'The page is printed with the browser’s default margins.',
  'css.properties.break-after': 'A heading may be the last line on a printed page.',
  'css.properties.orphans': 'The first line of a paragraph may be the last on a printed page.',
  'css.properties.widows': 'The last line of a paragraph may be the first on a printed page.',
  'css.at-rules.media.scripting':
    'Without JavaScript, an empty space replaces the local times of the offices.',
  'css.selectors.has': 'The failure notice may cover the focused element.',
  'css.selectors.selection': 'Selected text has the system’s colours.',
  'css.at-rules.media.forced-colors': 'A browser that lacks the feature does not force colours.',
  'css.properties.forced-color-adjust': 'A browser that lacks the property does not force colours.',
  'css.at-rules.font-face': 'Until the web font has loaded, the text has another width.',
  'html.elements.meta.name':
    'The browser’s toolbar keeps its default colour. Desktop browsers ignore the viewport tag.',
  'html.elements.link.rel': 'A browser that uses no icon or manifest ignores the link.',
};
