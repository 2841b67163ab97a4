import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Review } from '../review.ts';
import type { Source } from './source.ts';

/**
 * The review as it stands, asked for again and again, and what went wrong in asking. The desk is told
 * which story is shown.
 */
export function useReview(source: Source, shown: RefObject<string | undefined>) {
  const [review, setReview] = useState<Review>();
  const [error, setError] = useState('');

  const refresh = useCallback(async () => {
    try {
      const fresh = await source.read(shown.current);
      if (fresh) setReview({ ...fresh });
      setError('');
    } catch (caught) {
      setError((caught as Error).message);
    }
  }, [source, shown]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const pollIn = (pause: number) => {
      timer = setTimeout(() => {
        void refresh().then(() => source.kind === 'desk' && pollIn(1000));
      }, pause);
    };
    pollIn(0);
    return () => clearTimeout(timer);
  }, [source, refresh]);

  return { review, error, refresh };
}

const writesText = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.matches('textarea, select, input:not([type="radio"], [type="checkbox"], [type="range"])');

/** Single keys, unless somebody is writing or a dialog is open. */
export function useKeys(keys: Record<string, () => void>, isOn: boolean): void {
  const latest = useRef(keys);
  /* Before the paint: a key that is pressed as soon as a change is shown is meant for that change. */
  useLayoutEffect(() => {
    latest.current = keys;
  });
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isOurs = !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat;
      const action = latest.current[event.key];
      if (!isOn || !isOurs || !action || writesText(event.target)) return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn]);
}

interface Loaded {
  url?: string;
  error?: string;
}

/** The address of a screenshot once it can be shown, or why it cannot. */
export function useLoaded(source: Source, hash: string | undefined, name: string): Loaded {
  const [state, setState] = useState<Loaded & { hash: string }>();
  useEffect(() => {
    if (!hash) return undefined;
    let isWanted = true;
    const settle = (result: Loaded) => {
      if (isWanted) setState({ hash, ...result });
    };
    source
      .load(hash, name, () => isWanted)
      .then(
        (url) => settle({ url }),
        ({ message }: Error) => settle({ error: message }),
      );
    return () => {
      isWanted = false;
    };
  }, [source, hash, name]);
  return hash !== undefined && state?.hash === hash ? state : {};
}

/** Whether an element has been on the screen. */
export function useSeen(element: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isSeen;
}
