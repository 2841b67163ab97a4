import { createElement, type ComponentType } from 'react';

interface IslandProps<Props> {
  /** The name under which `app/islands.ts` knows the component. */
  name: string;
  component: ComponentType<Props>;
  props: Props;
}

/**
 * A part of the served page that React takes over in the browser, once somebody comes near it.
 * All else stays as it was served. The props travel in the markup, so they must be plain data.
 */
export function Island<Props extends object>({ name, component, props }: IslandProps<Props>) {
  return (
    <div data-island={name} data-props={JSON.stringify(props)}>
      {createElement(component, props)}
    </div>
  );
}
