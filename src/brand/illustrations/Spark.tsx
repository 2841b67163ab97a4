interface SparkProps {
  /** Class for the colour of the spark, from `theme/components/illustration.ts`. */
  className: string;
  x: number;
  y: number;
  /** Scale of the spark. At 1, it is 24 units wide. */
  scale?: number;
}

/** A small star, which is the symbol for an AI assistant. */
export function Spark({ className, x, y, scale = 1 }: SparkProps) {
  return (
    <path
      className={className}
      transform={`translate(${x} ${y})scale(${scale})`}
      d="M0-12c1 9 3 11 12 12-9 1-11 3-12 12-1-9-3-11-12-12 9-1 11-3 12-12z"
    />
  );
}
