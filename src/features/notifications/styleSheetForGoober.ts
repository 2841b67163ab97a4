/**
 * notistack's styling engine looks for its style element at `window._goober`. Handing it a
 * constructed sheet instead keeps it within a policy that forbids inline styles and `innerHTML`.
 * Must be imported before notistack.
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

/** Safari before 16.4 has none: there the notice, which has our own styles, does not slide in. */
function adoptSheet(): CSSStyleSheet | undefined {
  if (!('adoptedStyleSheets' in document)) return undefined;
  const created = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, created];
  return created;
}
