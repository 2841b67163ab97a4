import { dataAttribute } from './dataAttribute.ts';

/** All behaviours by their names. `src/app/behaviours.ts` adds them to this type. */
export interface Behaviours {}

export type BehaviourName = keyof Behaviours;

/** Names the behaviours of an element, separated by spaces. */
export const behaviour = dataAttribute<string>('data-behaviour');

/** Returns the props that give an element its behaviours: `<form {...behaves('contactForm')}>`. */
export function behaves(...names: BehaviourName[]) {
  return behaviour(names.join(' '));
}
