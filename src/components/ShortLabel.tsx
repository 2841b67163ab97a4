import { VisuallyHidden } from './VisuallyHidden.ts';

interface ShortLabelProps {
  /** What is seen, and what is read out. */
  content: { label: string; shortLabel: string };
}

/** A label that is short to the eye, and whole to those who listen to the page. */
export function ShortLabel({ content }: ShortLabelProps) {
  return (
    <span>
      <span aria-hidden="true">{content.shortLabel}</span>
      <VisuallyHidden>{content.label}</VisuallyHidden>
    </span>
  );
}
