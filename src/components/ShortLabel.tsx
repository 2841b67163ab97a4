import { VisuallyHidden } from './VisuallyHidden.ts';

interface ShortLabelProps {
  /** Short label on the screen, and whole label for screen readers. */
  content: { label: string; shortLabel: string };
}

/** A label that is short on the screen. Screen readers read the whole label. */
export function ShortLabel({ content }: ShortLabelProps) {
  return (
    <span>
      <span aria-hidden="true">{content.shortLabel}</span>
      <VisuallyHidden>{content.label}</VisuallyHidden>
    </span>
  );
}
