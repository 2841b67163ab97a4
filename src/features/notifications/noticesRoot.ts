import { noticesId } from '../../components/noticesId.ts';

/** Where notices are announced; a form that stands alone, in a story, has the body. */
export function noticesRoot(): HTMLElement {
  return document.getElementById(noticesId) ?? document.body;
}
