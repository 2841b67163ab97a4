/** This import has its own file, so that a test can replace it with an import that fails. */
export const loadSupabase = () => import('@supabase/supabase-js');
