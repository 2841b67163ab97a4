interface SparkProps {
  /** Its colour, by a class of `theme/components/illustration.ts`. */
  className: string;
  /** Its middle, across. */
  x: number;
  /** Its middle, down. */
  y: number;
  /** 24 units across, times this. */
  scale?: number;
}

/** The sign of an assistant, wherever one is at work. */
export function Spark({ className, x, y, scale = 1 }: SparkProps) {
  return (
    <path
      className={className}
      transform={`translate(${x} ${y})scale(${scale})`}
      d="M0-12c1 9 3 11 12 12-9 1-11 3-12 12-1-9-3-11-12-12 9-1 11-3 12-12z"
    />
  );
}
