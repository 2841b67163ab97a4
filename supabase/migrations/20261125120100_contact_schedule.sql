-- Calls the contact function every minute if a message is waiting. The call needs two extensions
-- that Supabase provides: pg_cron and pg_net. With PGlite or plain PostgreSQL, a timer in our
-- server (`server/contact.ts`) starts the deliveries instead.

do $$
begin
  if not exists (select from pg_available_extensions where name = 'pg_cron')
    or not exists (select from pg_available_extensions where name = 'pg_net') then
    return;
  end if;
  create extension if not exists pg_cron;
  create extension if not exists pg_net;

  create or replace function contact.call_function() returns void language sql as $call$
    select contact.purge(now());
    select net.http_post(
      url => function_url,
      body => '{}'::jsonb,
      headers => jsonb_build_object('content-type', 'application/json', 'x-call-token', call_token)
    ) from contact.delivery
    where function_url is not null and resume_at <= now()
      and exists (select from contact.messages where delivered_at is null)
  $call$;

  perform cron.schedule('contact-delivery', '* * * * *', 'select contact.call_function()');
  perform cron.schedule(
    'contact-cron-log', '30 3 * * *',
    $purge$delete from cron.job_run_details where end_time < now() - interval '3 days'$purge$
  );
end $$;
