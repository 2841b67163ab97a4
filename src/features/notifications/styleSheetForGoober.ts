/**
 * goober, notistack's styling library, looks for its style element at `window._goober`. This
 * file puts a constructed style sheet there, because the CSP forbids inline styles and `innerHTML`.
 * Import this file before notistack.
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
