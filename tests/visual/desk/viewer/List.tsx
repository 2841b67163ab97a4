import { useEffect, useRef } from 'react';
import { Crop } from './Crop.tsx';
import { nameOf, titleOf, toCount, wordOf, type Group } from './groups.ts';
import type { Source } from './source.ts';

interface ListProps {
  groups: Group[];
  current?: Group;
  source: Source;
  onChoose: (group: Group) => void;
}

const decisions = { open: '', held: 'On hold', accepted: 'Accepted' } as const;

/** Every decision to take. Rows that are not on screen are not laid out. */
export function List({ groups, current, source, onChoose }: ListProps) {
  const list = useRef<HTMLOListElement>(null);
  const id = current?.id;
  useEffect(() => {
    const row = id && list.current?.querySelector('[aria-current="true"]');
    if (row) row.scrollIntoView({ block: 'nearest' });
  }, [id]);

  return (
    <ol className="list" ref={list}>
      {groups.map((group) => {
        const { first, shots, decision, changedPixels } = group;
        const screenshot = first.after ?? (first.state === 'obsolete' ? first.before : undefined);
        return (
          <li key={group.id}>
            <button
              type="button"
              aria-current={group.id === id}
              className={decision}
              onClick={() => onChoose(group)}
            >
              <Crop shot={first} source={source} hash={screenshot} />
              <span>
                <strong>{titleOf(group)}</strong>
                <small>
                  {shots.length > 1 ? nameOf(group) : `${first.width} px, ${first.scheme}`}
                  {changedPixels > 0 && `, ${toCount(changedPixels, 'px', 'px')}`}
                </small>
                <em className={first.state}>{decisions[decision] || wordOf(first)}</em>
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
