import { functionPath } from '../../supabase/functions/_shared/contract.ts';
import { settings } from '../content/settings.ts';

/** Where the contact function answers; relative where it stands on the site's own origin. */
export const contactFunctionUrl = settings.supabase.url + functionPath;
