-- Where the schedule exists, moves pg_net out of the schema `public`, and gives the scheduled
-- function a fixed search path. Supabase creates pg_cron in `pg_catalog`. This file can run several
-- times.

do $$
begin
  if to_regprocedure('contact.call_function()') is null then return; end if;

  -- pg_net cannot change its schema. A new pg_net loses only calls that wait at this moment.
  if to_regnamespace('extensions') is not null and exists (
    select from pg_extension where extname = 'pg_net' and extnamespace = 'public'::regnamespace
  ) then
    begin
      drop extension pg_net;
      create extension pg_net with schema extensions;
    exception when dependent_objects_still_exist then
      raise notice 'pg_net stays in the schema public, because other objects depend on it.';
    end;
  end if;

  create or replace function contact.call_function() returns void
  language sql set search_path = '' as $call$
    select contact.purge(now());
    select net.http_post(
      url => function_url,
      body => '{}'::jsonb,
      headers => jsonb_build_object('content-type', 'application/json', 'x-call-token', call_token)
    ) from contact.delivery
    where function_url is not null and resume_at <= now()
      and exists (select from contact.messages where delivered_at is null)
  $call$;
end $$;
