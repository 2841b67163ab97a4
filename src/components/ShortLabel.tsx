import { VisuallyHidden } from './VisuallyHidden.ts';

interface ShortLabelProps {
  /** Short label for the screen, and full label for screen readers. */
  content: { label: string; shortLabel: string };
}

/** Shows a short label on the screen. Screen readers read the full label. */
export function ShortLabel({ content }: ShortLabelProps) {
  return (
    <span>
      <span aria-hidden="true">{content.shortLabel}</span>
      <VisuallyHidden>{content.label}</VisuallyHidden>
    </span>
  );
}
