import type { Preview } from '@storybook/react-vite';
import { isValidElement } from 'react';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];

const isPlainObject = (value: unknown) =>
  typeof value === 'object' && value !== null && !isValidElement(value);

/**
 * Hides the object editor for elements and for objects without a value. The editor cannot write an
 * element, and it starts with `{}`, which lacks the properties that a component needs.
 */
export const hideBrokenControls: Enhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const isObject = argType.type?.name === 'object' || argType.type?.name === 'other';
      const isBroken = isObject && !argType.control && !isPlainObject(initialArgs[name]);
      return [name, isBroken ? { ...argType, control: false } : argType];
    }),
  );
