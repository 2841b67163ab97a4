import { createElement, type ComponentType } from 'react';
import type { IslandName, islands } from './registry.ts';

interface IslandProps<Name extends IslandName, Props extends object> {
  /** Under which the registry knows it. */
  name: Name;
  /** What the server renders is what the browser loads by that name. */
  component: Awaited<ReturnType<(typeof islands)[Name]>> & ComponentType<Props>;
  /** They travel in the markup, so they must be plain data. */
  props: Props;
}

/**
 * A part of the served page that React hydrates in the browser, once somebody comes near it
 * (`src/app/islands.ts`). All else stays as it was served. The status is for tests and styles:
 * `served`, `hydrated` or `failed`.
 */
export function Island<Name extends IslandName, Props extends object>({
  name,
  component,
  props,
}: IslandProps<Name, Props>) {
  return (
    <div data-island={name} data-island-status="served" data-island-props={JSON.stringify(props)}>
      {createElement<Props>(component, props)}
    </div>
  );
}
