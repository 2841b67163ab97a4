import type { Behaviour } from '../behaviour/Behaviour.ts';

/** Loads the scripts in a `template` element after the page has loaded. */
export const loadScripts: Behaviour = (element, { signal }) => {
  const { content } = element as HTMLTemplateElement;
  const load = () => element.replaceWith(content);
  if (document.readyState === 'complete') load();
  else window.addEventListener('load', load, { signal });
};
