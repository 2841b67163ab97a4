import type { ProductDrawing } from '../../../content/portfolio.ts';
import { Label } from '../Label.tsx';

/** Places and times of earlier sightings, the oldest first. `label` is the offset of the time. */
const sightings = [
  { x: 90, y: 148, label: 33, time: '17:55' },
  { x: 122, y: 62, label: -33, time: '18:20' },
] as const;

/** A lost cat's poster beside a map. A pin and a label show the last sighting. */
export function PetPin({ texts: { poster, place } }: ProductDrawing<'pets'>) {
  return (
    <>
      <path
        className="l-soft"
        d="M-160-10L480-182M-160 148L480-24M-160 242L480 132M-160 340L480 230M52-240L1 440M262-240l-51 680M386-240l-68 680"
        strokeWidth="30"
      />
      <g className="outer">
        <g transform="translate(78 4)rotate(-5 0 96)">
          <g className="enter">
            <rect className="shade" x="-50" y="24" width="104" height="150" rx="8" />
            <rect className="paper" x="-52" y="18" width="104" height="150" rx="8" />
            <path className="mid" d="M-42 28h84v84h-84z" />
            <circle className="accent" cy="72" r="37" />
            <path
              className="ink"
              d="M-27 112c0-9 2-14 8-19-7-5-10-13-9-21l-1-26c0-3 3-4 5-2l14 11c7-2 13-2 20 0l14-11c2-2 5-1 5 2l-1 26c1 8-2 16-9 21 6 5 8 10 8 19z"
            />
            <path className="warm" d="M-23 52l1 13 8-7zM23 52l-1 13-8-7zM-4 80h8l-4 5z" />
            <path
              className="gold"
              d="M-19 73c4-6 11-5 13 2-5 3-11 3-13-2zM19 73c-4-6-11-5-13 2 5 3 11 3 13-2z"
            />
            <path className="l-ink thin" d="M-12 72v1M12 72v1" />
            <path className="paper" d="M-8 112c0-9 3-14 8-17 5 3 8 8 8 17z" />
            <path
              className="l-paper"
              strokeWidth="1.5"
              d="M-14 84l-17-3M-14 88l-16 3M14 84l17-3M14 88l16 3"
            />
            <circle className="warm" cy="20" r="6" />
            <Label className="word middle" y="139" value={poster} />
            <path className="bar" d="M-26 134h52" />
            <path className="l-tint" d="M-34 154h68" />
          </g>
        </g>
      </g>
      <g className="trail">
        <path stroke="currentColor" d="M140 74l69 44" strokeDasharray="1 15" />
        <g className="beyond">
          <path stroke="currentColor" d="M98 127l17-45" strokeDasharray="1 15" />
          {sightings.map(({ x, y, label, time }) => (
            <g key={time} transform={`translate(${x} ${y})`}>
              <g className="enter late">
                <circle className="paper" r="13" />
                <circle className="accent" r="7" />
                <rect className="paper" x="-30" y={label - 13} width="60" height="26" rx="9" />
                <Label className="small" y={label + 5} textAnchor="middle" value={time} />
              </g>
            </g>
          ))}
        </g>
        <g className="beyond house">
          <path stroke="currentColor" d="M237 120l75-31" strokeDasharray="1 15" />
          <g className="enter later">
            <circle className="paper" cx="344" cy="76" r="26" />
            <path className="deep" d="M344 60l16 13v17h-32V73z" />
          </g>
        </g>
        <g className="enter drop">
          <path
            className="paper"
            d="M222 124c-9-18-46-32-46-70a46 46 0 0 1 92 0c0 38-37 52-46 70z"
          />
          <circle className="accent" cx="222" cy="54" r="35" />
          <path
            className="ink"
            d="M222 52c11 0 18 10 18 17s-5 8-10 6c-6-1-11-1-16 0-6 2-10 0-10-6s7-17 18-17z"
          />
          <path className="l-ink" d="M202 50v1M215 38v2M229 38v2M242 50v1" strokeWidth="10" />
        </g>
        <g className="enter late">
          <g className="word">
            <rect className="paper" x="160" y="132" width="124" height="56" rx="14" />
            <path className="bar" d="M200 150h44M184 170h76" />
            <Label className="small" x="222" y="153" textAnchor="middle" value="18:42" />
            <Label x="222" y="175" textAnchor="middle" value={place} />
          </g>
        </g>
      </g>
    </>
  );
}
