import type { SupabaseClient } from '@supabase/supabase-js';
import { settings } from '../content/settings.ts';
import { createGuardedFetch } from './guardedFetch.ts';
import { loadSupabase } from './loadSupabase.ts';
import { sessionStorageKey, safeStorage } from './safeStorage.ts';

let client: Promise<SupabaseClient> | undefined;

/** The one client, made when it is first needed: the library is heavier than the rest of the form. */
export function loadSupabaseClient(): Promise<SupabaseClient> {
  client ??= createSupabaseClient().catch((error: unknown) => {
    // A chunk that failed to load must not fail for ever: the next call starts afresh.
    client = undefined;
    throw error;
  });
  return client;
}

async function createSupabaseClient(): Promise<SupabaseClient> {
  const { createClient } = await loadSupabase();
  // No address of its own means that the function answers on the host of the page.
  const url = settings.supabase.url || window.location.origin;
  return createClient(url, settings.supabase.key, {
    auth: {
      persistSession: true,
      autoRefreshToken: true,
      // Otherwise a link that ends in `#access_token=` would make the page call the backend.
      detectSessionInUrl: false,
      storage: safeStorage,
      storageKey: sessionStorageKey,
    },
    global: { fetch: createGuardedFetch() },
  });
}
