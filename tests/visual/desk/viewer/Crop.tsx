import type { Shot } from '../../run.ts';
import { useRef } from 'react';
import { useLoaded, useSeen } from './hooks.ts';
import type { Source } from './source.ts';

interface CropProps {
  shot: Shot;
  source: Source;
  /** What failed has no screenshot. */
  hash?: string;
  width?: number;
}

/** The part of a screenshot that changed, in a frame of one size. */
export function Crop({ shot, source, hash, width = 88 }: CropProps) {
  const frame = useRef<HTMLSpanElement>(null);
  /* Never asked for by a row that is out of sight. */
  const isSeen = useSeen(frame);
  const { url } = useLoaded(source, isSeen ? hash : undefined, shot.name);
  const height = width * 0.75;
  const { box = { x: 0, y: 0, width: shot.width, height: 0 } } = shot;
  /* Enough around it to know where one is. */
  const wide = Math.min(shot.width, Math.max(160, box.width * 1.2, box.height * 1.6));
  const scale = width / wide;
  const left = Math.min(Math.max(0, box.x + box.width / 2 - wide / 2), shot.width - wide);
  const top = Math.max(
    0,
    box.y + Math.min(box.height / 2, height / scale / 2) - height / scale / 2,
  );
  return (
    <span
      className="crop"
      ref={frame}
      style={{
        inlineSize: width,
        blockSize: height,
        backgroundImage: url ? `url("${url}")` : 'none',
        backgroundSize: `${shot.width * scale}px auto`,
        backgroundPosition: `${-left * scale}px ${-top * scale}px`,
      }}
    />
  );
}
