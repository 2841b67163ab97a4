/** This import has its own file, so that a test can replace the import with a failing one. */
export const loadSupabase = () => import('@supabase/supabase-js');
