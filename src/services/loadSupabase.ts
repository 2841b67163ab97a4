/** In a separate file, so that a test can make the import fail. */
export const loadSupabase = () => import('@supabase/supabase-js');
