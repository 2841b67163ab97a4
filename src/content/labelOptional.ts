import { contactFields, type FieldName } from '../../supabase/functions/_shared/contract.ts';
import type { FieldContent } from './contact.ts';

type FieldContents = Record<FieldName, FieldContent>;

/** Adds the note to the label of each field that may stay blank. */
export function labelOptional(note: string, contents: FieldContents): FieldContents {
  const isRequired = new Map<string, boolean>(
    contactFields.map(({ name, required }) => [name, required]),
  );
  const entries = Object.entries(contents).map(([name, { label, ...others }]) => [
    name,
    { label: isRequired.get(name) ? label : `${label} ${note}`, ...others },
  ]);
  return Object.fromEntries(entries) as FieldContents;
}
