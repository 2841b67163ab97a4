/**
 * goober, notistack's styling library, writes CSS to a style element at `window._goober`. The CSP
 * forbids inline styles and `innerHTML`. Therefore, an object replaces the element, and writes the
 * CSS to a constructed style sheet. Import this file before notistack.
 */
const sheet = adoptSheet();
let text = '';

Object.assign(window, {
  _goober: {
    parentNode: document,
    firstChild: {
      get data() {
        return text;
      },
      set data(rules: string) {
        text = rules;
        if (sheet && 'replaceSync' in sheet) sheet.replaceSync(rules);
      },
    },
  },
});

/** Safari before 16.4 has no constructed style sheets, so notices appear without sliding in. */
function adoptSheet(): CSSStyleSheet | undefined {
  if (!('adoptedStyleSheets' in document)) return undefined;
  const created = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, created];
  return created;
}
