import { contactFields, type FieldName } from '../../supabase/functions/_shared/contract.ts';
import type { FieldContent } from './contact.ts';

/** Adds the note to the label of each field that may stay blank. */
export function labelOptional(note: string, words: Record<FieldName, FieldContent>) {
  const labelled = { ...words };
  for (const { name, required } of contactFields) {
    if (!required) labelled[name] = { ...words[name], label: `${words[name].label} ${note}` };
  }
  return labelled;
}
