import type { Token } from './designTokens.ts';

type Value<Type> = Extract<Token, { $type: Type }>['$value'];

const toRgb = ({ components, alpha }: Value<'color'>) =>
  `rgba(${components.map((part) => Math.round(part * 255)).join(', ')}, ${alpha})`;

function toGradient(stops: Value<'gradient'>): string {
  const isEven = stops.every(
    ({ position }, index) => Math.abs(position - index / (stops.length - 1)) < 1e-4,
  );
  const items = stops.map(({ color, position }) =>
    isEven ? toRgb(color) : `${toRgb(color)} ${position * 100}%`,
  );
  return `linear-gradient(0deg, ${items.join(', ')})`;
}

function toShadow({ color, offsetX, offsetY, blur, spread }: Value<'shadow'>[number]): string {
  const lengths = [offsetX, offsetY, blur, spread].map(({ value }) => `${value}px`);
  return [...lengths, toRgb(color)].join(' ');
}

/** A token as the CSS that it stands for, for whoever compares it with the theme's own variable. */
export function tokenStyle(token: Token): [property: string, value: string] {
  if (token.$type === 'color') return ['color', toRgb(token.$value)];
  if (token.$type === 'gradient') return ['background-image', toGradient(token.$value)];
  if (token.$type === 'shadow') return ['box-shadow', token.$value.map(toShadow).join(', ')];
  if (token.$type === 'dimension') return ['inline-size', `${token.$value.value}px`];
  if (token.$type === 'fontWeight') return ['font-weight', String(token.$value)];
  return ['font-size', `${token.$value.fontSize.value}px`];
}
