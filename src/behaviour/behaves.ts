import type { BehaviourName } from '../app/behaviours.ts';
import { dataAttribute } from './dataAttribute.ts';

/** Names the behaviours of an element, separated by spaces. */
export const behaviour = dataAttribute<string>('data-behaviour');

/** Returns the props that give an element its behaviours: `<form {...behaves('contactForm')}>`. */
export function behaves(...names: BehaviourName[]) {
  return behaviour(names.join(' '));
}
