import type { CapturedStory } from './stories.ts';

/** What a filter is compared with. */
export interface Named {
  storyId: string;
  /** `Sections/Hero` */
  title: string;
  /** `Default` */
  story: string;
}

/**
 * Whether a filter names a story, whole: its id, its component's id or name, its place in the sidebar,
 * or one of its screenshots. "hero" takes the component that is called so, and not "HeroBackground".
 */
export function matchesFilter({ storyId, title, story }: Named, filter: string): boolean {
  const [folder = '', component = folder] = title.split('/');
  const componentId = storyId.split('--')[0] ?? '';
  const names = [
    storyId,
    componentId,
    folder,
    component,
    title,
    `${component}/${story}`,
    `${title}/${story}`,
  ];
  return names.some((name) => toKey(name) === toKey(filter));
}

/** "contact one call", "ContactOneCall" and "contactonecall" are one. */
function toKey(name: string): string {
  return name.toLowerCase().replaceAll(' ', '');
}

export interface Filtered<Item> {
  items: Item[];
  /** The filters that name nothing. */
  unmatched: string[];
}

/** What at least one of the filters names; without filters everything. */
export function applyFilters<Item extends Named & { name?: string }>(
  items: Item[],
  filters: string[],
): Filtered<Item> {
  const matches = (item: Item, filter: string) =>
    item.name === filter || matchesFilter(item, filter);
  return {
    items:
      filters.length === 0
        ? items
        : items.filter((item) => filters.some((filter) => matches(item, filter))),
    unmatched: filters.filter((filter) => !items.some((item) => matches(item, filter))),
  };
}

export function filterStories(
  stories: CapturedStory[],
  filters: string[],
): Filtered<CapturedStory> {
  const named = stories.map((captured) => {
    const { id, title, name } = captured;
    return { storyId: id, title, story: name, captured };
  });
  const { items, unmatched } = applyFilters(named, filters);
  return { items: items.map(({ captured }) => captured), unmatched };
}
