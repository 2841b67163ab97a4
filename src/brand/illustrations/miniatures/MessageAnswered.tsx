import { Figure } from '../Figure.tsx';
import { MiniatureScene } from './MiniatureScene.tsx';

/** A question at night, and a draft that writes itself. */
export function MessageAnswered() {
  return (
    <MiniatureScene>
      <circle className="soft" cx="160" cy="100" r="140" />
      <rect className="soft" x="34" y="10" width="144" height="58" rx="16" />
      <path stroke="currentColor" d="M54 30h98M54 48h52" />
      <Figure className="current" x="196" y="60" value="03:12" />
      <rect className="paper" x="54" y="82" width="234" height="140" rx="16" />
      <path className="l-ink enter fill" d="M78 110h120" />
      <path className="l-mid enter fill late" d="M78 138h180" />
      <path className="l-mid enter fill later" d="M78 166h110" />
      <g className="enter pop later">
        <circle className="deep" cx="254" cy="166" r="19" />
        <path className="l-paper thin" d="M254 175v-18M246 164l8-8 8 8" />
      </g>
    </MiniatureScene>
  );
}
