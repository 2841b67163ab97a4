import { Label } from '../Label.tsx';

/** The petals of a lotus, from the outer ones to the middle one. */
const petals = [
  { turn: -74, colour: 'mid' },
  { turn: 74, colour: 'mid' },
  { turn: -37, colour: 'deep' },
  { turn: 37, colour: 'deep' },
  { turn: 0, colour: 'deep' },
] as const;

/** A timer for three minutes of breathing, and a chart of the user's sleep. */
export function BreathingRing() {
  return (
    <>
      <circle className="soft" cx="116" cy="100" r="120" />
      <circle className="l-soft" cx="116" cy="100" r="82" />
      <path stroke="currentColor" d="M116 18a82 82 0 1 1-78 57" />
      <g className="enter breathe">
        <circle className="paper" cx="116" cy="100" r="66" />
        {petals.map(({ turn, colour }) => (
          <path
            key={turn}
            className={`${colour} l-paper thin`}
            d="M116 104c-16-13-18-34 0-53 18 19 16 40 0 53z"
            transform={`rotate(${turn} 116 104)`}
          />
        ))}
        <Label x="116" y="140" textAnchor="middle" value="3:00" />
      </g>
      <circle className="accent l-paper" cx="38" cy="75" r="11" />
      <g className="enter late">
        <rect className="shade" x="214" y="48" width="80" height="112" rx="14" />
        <rect className="paper" x="212" y="44" width="80" height="112" rx="14" />
        <Label x="252" y="79" textAnchor="middle" value="7:20" />
        <path
          className="l-deep"
          d="M228 128v10M240 118v20M252 124v14M264 108v30M276 100v38"
          strokeWidth="8"
        />
      </g>
    </>
  );
}
