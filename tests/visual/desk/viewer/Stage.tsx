import {
  useEffect,
  useRef,
  useState,
  type CSSProperties,
  type PointerEvent,
  type UIEvent,
} from 'react';
import type { Shot } from '../../run.ts';
import { drawDifference, loadImage } from './comparison.ts';
import { useLoaded } from './hooks.ts';
import type { Source } from './source.ts';

export type View = 'swipe' | 'side' | 'overlay' | 'difference';
export type Zoom = 'fit' | 1 | 2 | 4;

export interface Size {
  width: number;
  height: number;
}

interface StageProps {
  shot: Shot;
  source: Source;
  view: View;
  zoom: Zoom;
  /** Where the slider is, in percent. */
  at: number;
  onSlide: (at: number) => void;
  isOutlined: boolean;
  size?: Size;
  onSize: (size: Size) => void;
}

/** One screenshot, before and after. What is new or gone has one of the two. */
export function Stage(props: StageProps) {
  const { shot, source } = props;
  const before = useLoaded(source, shot.before, shot.name);
  const after = useLoaded(source, shot.after, shot.name);
  const isLoaded = (!shot.before || before.url) && (!shot.after || after.url);
  if (isLoaded) return <Comparison {...props} before={before.url} after={after.url} />;
  return (
    <div className="stage">
      <p role="status">
        {before.error ||
          after.error ||
          'Getting the screenshot before. It may have to be rendered anew: minutes.'}
      </p>
    </div>
  );
}

interface ComparisonProps extends StageProps {
  /** Addresses. */
  before?: string;
  after?: string;
}

function Comparison(props: ComparisonProps) {
  const { shot, before, after, view, zoom, size, onSize, onSlide } = props;
  const root = useRef<HTMLDivElement>(null);
  const { box } = shot;

  /* What changed is brought into view. */
  useEffect(() => {
    if (!size || !box) return;
    for (const frame of root.current?.querySelectorAll<HTMLElement>('.frame') ?? []) {
      const scale = frame.getBoundingClientRect().width / size.width;
      frame.closest('.scroller')?.scrollTo(box.x * scale - 80, box.y * scale - 80);
    }
  }, [size, box]);

  const image = (url: string, alt: string, style?: CSSProperties) => (
    <img
      src={url}
      alt={alt}
      style={{ ...scaled(size, zoom), ...style }}
      draggable={false}
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
        onSize({ width: naturalWidth, height: naturalHeight })
      }
    />
  );
  const outline = props.isOutlined && box && size && <Outline box={box} size={size} />;
  const alone = (url: string, label: string) => (
    <Scroller label={label}>
      <div className="frame">
        {image(url, label)}
        {outline}
      </div>
    </Scroller>
  );

  const slide = (event: PointerEvent<HTMLElement>) => {
    if (event.buttons !== 1) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    onSlide(Math.min(100, Math.max(0, ((event.clientX - left) / width) * 100)));
  };

  const pixelated = zoom === 'fit' ? 'stage' : 'stage sharp';
  if (!before || !after) {
    return (
      <div className={pixelated} ref={root}>
        {before && alone(before, 'Before')}
        {after && alone(after, 'After')}
        {!before && !after && <p>There is no screenshot of it.</p>}
      </div>
    );
  }
  if (view === 'side') {
    return (
      <div className={`${pixelated} side`} ref={root} onScrollCapture={scrollTogether}>
        {alone(before, 'Before')}
        {alone(after, 'After')}
      </div>
    );
  }
  const { at } = props;
  return (
    <div className={pixelated} ref={root}>
      <Scroller
        label={
          { swipe: 'Before and after', overlay: 'After over before', difference: 'Difference' }[
            view
          ]
        }
      >
        {view === 'difference' ? (
          <div className="frame">
            <Difference before={before} after={after} style={scaled(size, zoom)} onSize={onSize} />
            {outline}
          </div>
        ) : (
          <div className={`frame ${view}`} onPointerDown={slide} onPointerMove={slide}>
            {image(
              before,
              'Before',
              view === 'swipe' ? { clipPath: `inset(0 ${100 - at}% 0 0)` } : {},
            )}
            {image(
              after,
              'After',
              view === 'swipe' ? { clipPath: `inset(0 0 0 ${at}%)` } : { opacity: at / 100 },
            )}
            {view === 'swipe' && <span className="edge" style={{ insetInlineStart: `${at}%` }} />}
            {outline}
          </div>
        )}
      </Scroller>
    </div>
  );
}

const scaled = (size: Size | undefined, zoom: Zoom): CSSProperties =>
  size && zoom !== 'fit' ? { inlineSize: size.width * zoom, maxInlineSize: 'none' } : {};

function Scroller({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <figure>
      <figcaption>{label}</figcaption>
      {/* Scrolled by keys, too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- whoever has no mouse scrolls it */}
      <div className="scroller" role="region" aria-label={label} tabIndex={0}>
        {children}
      </div>
    </figure>
  );
}

function Outline({ box, size }: { box: NonNullable<Shot['box']>; size: Size }) {
  return (
    <span
      className="outline"
      style={{
        insetInlineStart: `${(box.x / size.width) * 100}%`,
        insetBlockStart: `${(box.y / size.height) * 100}%`,
        inlineSize: `${(box.width / size.width) * 100}%`,
        blockSize: `${(box.height / size.height) * 100}%`,
      }}
    />
  );
}

interface DifferenceProps {
  before: string;
  after: string;
  style: CSSProperties;
  onSize: (size: Size) => void;
}

function Difference({ before, after, style, onSize }: DifferenceProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [error, setError] = useState('');
  useEffect(() => {
    let isWanted = true;
    Promise.all([loadImage(before), loadImage(after)]).then(
      ([one, other]) => {
        if (!isWanted || !canvas.current) return;
        drawDifference(canvas.current, one, other);
        onSize({ width: canvas.current.width, height: canvas.current.height });
      },
      () => setError('The screenshot before could not be rendered.'),
    );
    return () => {
      isWanted = false;
    };
  }, [before, after, onSize]);
  if (error) return <p>{error}</p>;
  return (
    <canvas ref={canvas} role="img" aria-label="Every pixel that changed is marked" style={style} />
  );
}

/** Both sides show the same place. */
function scrollTogether(event: UIEvent<HTMLElement>) {
  const { target, currentTarget } = event;
  if (!(target instanceof Element)) return;
  const { scrollLeft: left, scrollTop: top } = target;
  for (const other of currentTarget.querySelectorAll('.scroller')) {
    if (other !== target && (other.scrollTop !== top || other.scrollLeft !== left))
      other.scrollTo({ left, top });
  }
}
