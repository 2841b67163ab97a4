/** This import is in a separate file, so that a test can replace it with an import that fails. */
export const loadSupabase = () => import('@supabase/supabase-js');
