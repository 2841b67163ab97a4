import { keyframes, styled } from '@mui/material/styles';
import { Skyline, type SkylineProps } from './skyline/Skyline.tsx';
import { Illustration } from './Illustration.tsx';
import { moves } from './Illustration.behaviour.ts';

const rock = keyframes`33% { transform: rotate(-3deg) } to { transform: rotate(3deg) }`;

const Boat = styled(Illustration)({
  overflow: 'visible',
  '.boat': {
    transformOrigin: '90px 182px',
    animation: `${rock} 4s ease-in-out infinite alternate`,
  },
});

/** Two dark cities, and between them a boat with two sails. */
export function NotFound({ offices }: Pick<SkylineProps, 'offices'>) {
  return (
    <Skyline offices={offices} scene="powerCut">
      <Boat viewBox="0 0 180 224" {...moves()}>
        <path className="l-accent" opacity=".6" d="M44 212h92M66 224h48" />
        <g className="boat">
          <path className="accent" d="M96 10c60 32 64 98 0 134z" />
          <path className="gold" d="M82 40c-48 24-52 74 0 104z" />
          <path className="l-paper" d="M89 2v152" />
          <path
            className="paper"
            d="M10 154h160a5 5 0 0 1 5 7l-20 29a16 16 0 0 1-14 8h-102a16 16 0 0 1-14-8L5 161a5 5 0 0 1 5-7z"
          />
        </g>
      </Boat>
    </Skyline>
  );
}
