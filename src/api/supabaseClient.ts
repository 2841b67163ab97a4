import type { SupabaseClient } from '@supabase/supabase-js';
import { settings } from '../content/settings.ts';
import { guardedFetch } from './guardedFetch.ts';
import { loadSupabase } from './loadSupabase.ts';
import { sessionStorageKey, safeStorage } from './safeStorage.ts';

let client: Promise<SupabaseClient> | undefined;

/** Loads supabase-js only on first use, because the library is larger than the form's own code. */
export function loadSupabaseClient(): Promise<SupabaseClient> {
  client ??= createSupabaseClient().catch((error: unknown) => {
    // After a failed load, the next call tries again.
    client = undefined;
    throw error;
  });
  return client;
}

async function createSupabaseClient(): Promise<SupabaseClient> {
  const { createClient } = await loadSupabase();
  // Without `VITE_SUPABASE_URL`, the contact function is on the page's origin.
  const url = settings.supabase.url || window.location.origin;
  return createClient(url, settings.supabase.key, {
    auth: {
      persistSession: true,
      autoRefreshToken: true,
      // Otherwise, a link that ends in `#access_token=` would make the page call the backend.
      detectSessionInUrl: false,
      storage: safeStorage,
      storageKey: sessionStorageKey,
    },
    global: { fetch: guardedFetch },
  });
}
