import { useSyncExternalStore } from 'react';
import { addons } from 'storybook/preview-api';
import type { Globals } from './globals.ts';

/** The part of Storybook's events about globals that `useToolbar` reads. */
interface GlobalsEvent {
  globals?: Globals;
  userGlobals?: Globals;
}

const channel = addons.getChannel();
const initial: Globals = {};

function subscribe(onChange: () => void) {
  channel.on('globalsUpdated', onChange);
  return () => channel.off('globalsUpdated', onChange);
}

function readToolbar(): Globals {
  const [event] = (channel.last('globalsUpdated') ?? channel.last('setGlobals') ?? []) as [
    GlobalsEvent?,
  ];
  /* `userGlobals` has the values from the toolbar, without the values that a story sets. */
  return event?.userGlobals ?? event?.globals ?? initial;
}

/** Returns the toolbar's values on a docs page, where Storybook's `useGlobals` does not work. */
export function useToolbar(): Globals {
  return useSyncExternalStore(subscribe, readToolbar);
}
