import { Label } from '../Label.tsx';

/** A video lesson with a blackboard. Three of five lessons are done. */
export function LessonCard() {
  return (
    <>
      <rect className="shade" x="36" y="28" width="252" height="166" rx="16" />
      <rect className="paper" x="34" y="22" width="252" height="166" rx="16" />
      <path className="deep" d="M50 22h220a16 16 0 0 1 16 16v100H34V38a16 16 0 0 1 16-16z" />
      <path className="l-paper" d="M88 106V46l80 60zM88 92h14v14" />
      <Label className="paper" x="62" y="84" value="3" />
      <Label className="paper" x="112" y="130" value="4" />
      <Label className="accent enter pop late" x="138" y="68" value="5" />
      <Label className="paper word" x="176" y="60" value="9 + 16 = 25" />
      <circle className="mid" cx="250" cy="138" r="22" />
      <path className="ink" d="M243 127l18 11-18 11z" />
      <rect className="tint" x="54" y="158" width="126" height="12" rx="6" />
      <rect className="deep enter fill" x="54" y="158" width="78" height="12" rx="6" />
      <Label x="190" y="171" value="3/5" />
    </>
  );
}
