import { keyframes, styled } from '@mui/material/styles';
import { Illustration } from '../Illustration.tsx';

const drive = keyframes`to { transform: translateX(-20px) }`;

const SvgRoot = styled(Illustration)({
  '@media (prefers-reduced-motion: no-preference)': {
    '.van': { animation: `${drive} 7s ease-in-out infinite alternate` },
  },
});

/** A van on its route through the streets, and the pin where it is due. */
export function FleetMap() {
  return (
    <SvgRoot viewBox="0 0 320 200">
      <path
        className="soft"
        d="M0 0h58v36a10 10 0 0 1-10 10H0zM90 0h108v36a10 10 0 0 1-10 10h-88a10 10 0 0 1-10-10zM0 78h48a10 10 0 0 1 10 10v50H0zM90 88a10 10 0 0 1 10-10h88a10 10 0 0 1 10 10v50H90zM320 0v138h-46a10 10 0 0 1-10-10V0zM0 174h128v26H0zM160 184a10 10 0 0 1 10-10h150v26H160z"
      />
      <path stroke="currentColor" d="M150 156h61a20 20 0 0 0 20-20V106" strokeDasharray="3 13" />
      <ellipse className="shade" cx="231" cy="98" rx="20" ry="6" />
      <path className="paper" d="M231 98c-8-14-36-30-36-56a36 36 0 0 1 72 0c0 26-28 42-36 56z" />
      <circle className="accent" cx="231" cy="42" r="19" />
      <g className="van">
        <rect className="shade" x="20" y="160" width="156" height="10" rx="5" />
        <path
          className="paper"
          d="M36 100a16 16 0 0 1 16-16h72c16 0 22 10 30 28l12 5a10 10 0 0 1 6 9v20a10 10 0 0 1-10 10H46a10 10 0 0 1-10-10z"
        />
        <path className="deep" d="M124 98c8 0 12 6 17 18h-21v-14a4 4 0 0 1 4-4z" />
        <path className="l-mid" d="M54 104h40M54 122h22" />
        <circle className="deep l-paper" cx="66" cy="152" r="15" />
        <circle className="deep l-paper" cx="142" cy="152" r="15" />
      </g>
    </SvgRoot>
  );
}
