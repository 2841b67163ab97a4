/**
 * notistack's styling engine looks for its style element at `window._goober`. Handing it a
 * constructed sheet instead keeps it within a policy that forbids inline styles and `innerHTML`.
 * Must be imported before notistack.
 */
/** Safari before 16.4 cannot construct one: the notice has its own styles, and slides in without. */
const sheet = 'replaceSync' in CSSStyleSheet.prototype ? new CSSStyleSheet() : undefined;
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
        sheet?.replaceSync(rules);
      },
    },
  },
});
if (sheet) document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
