/** In a file of its own, so that a test can let the library fail to come. */
export const loadSupabase = () => import('@supabase/supabase-js');
