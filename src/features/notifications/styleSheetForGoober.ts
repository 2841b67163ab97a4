/**
 * notistack's styling engine looks for its style element at `window._goober`. Handing it a
 * constructed sheet instead keeps it within a policy that forbids inline styles and `innerHTML`.
 * Must be imported before notistack.
 */
const sheet = new CSSStyleSheet();
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
        sheet.replaceSync(rules);
      },
    },
  },
});
document.adoptedStyleSheets.push(sheet);
