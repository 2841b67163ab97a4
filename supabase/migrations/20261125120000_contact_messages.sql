-- These tables store messages from the contact form until a mail delivers them. Supabase's API
-- does not expose the tables. docs/contact-function.md describes the steps of a delivery. This file
-- supports PostgreSQL 15 to 18, and can run several times. Later files replace some of its functions.

create schema if not exists contact;
revoke all on schema contact from public;

create table if not exists contact.mails (
  -- SHA-256 of the body. This is the idempotency key in every attempt to send the mail.
  key text primary key,
  body text not null,
  -- Whether the mail is sent without `reply_to`, because the service refused the visitor's address.
  is_without_reply_to boolean not null default false,
  is_digest boolean not null,
  written_at timestamptz not null,
  -- After delivery, the body is empty. The row stays for an hour to count towards the hourly limit.
  delivered_at timestamptz
);
create index if not exists mails_waiting on contact.mails (written_at) where delivered_at is null;

create table if not exists contact.messages (
  hash text primary key,
  -- The message as JSON. It is null after delivery.
  content text,
  bytes integer not null,
  is_suspicious boolean not null,
  accepted_at timestamptz not null,
  -- Number of times that the mail service refused a mail with this message.
  refusals integer not null default 0,
  -- Time from which a digest (a mail that can have several messages) may contain this message.
  due_at timestamptz not null,
  mail_key text references contact.mails on update cascade on delete set null,
  delivered_at timestamptz
);
create index if not exists messages_waiting on contact.messages (accepted_at) include (bytes)
  where delivered_at is null;
create index if not exists messages_delivered on contact.messages (delivered_at);
create index if not exists messages_mail_key on contact.messages (mail_key)
  where mail_key is not null;
-- Finds the next message that gets its own mail. Without this index, a database that has no
-- statistics would sort all messages.
create index if not exists messages_unwritten on contact.messages (accepted_at)
  where delivered_at is null and mail_key is null and refusals = 0;

-- The rate limit counts these rows. Without a limit, there are no rows. Each accepted message adds
-- one row with the keyed hash of its sender's address. With IPv6, it adds a second row, for the
-- sender's network. A row stays for an hour.
create table if not exists contact.arrivals (
  sender text not null,
  bytes integer not null,
  accepted_at timestamptz not null
);
create index if not exists arrivals_sender on contact.arrivals (sender, accepted_at);
create index if not exists arrivals_accepted_at on contact.arrivals (accepted_at);

-- This table has a single row. Only the delivery with the lease can send mails. After a failure of
-- the mail service, no delivery starts before resume_at.
create table if not exists contact.delivery (
  is_only boolean primary key default true check (is_only),
  lease_token text,
  leased_until timestamptz not null default '-infinity',
  resume_at timestamptz not null default '-infinity',
  failures integer not null default 0,
  -- URL and secret for the scheduled call. Without a URL, the schedule makes no call.
  function_url text,
  call_token text not null default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
);
insert into contact.delivery default values on conflict do nothing;

alter table contact.mails enable row level security;
alter table contact.messages enable row level security;
alter table contact.arrivals enable row level security;
alter table contact.delivery enable row level security;

create or replace function contact.sha256(value text) returns text
language sql immutable as $$ select encode(sha256(convert_to(value, 'UTF8')), 'hex') $$;

-- Stores a message and counts it towards the limit for its sender. The outcome is one of these:
-- "accepted", "known" (an identical message waits, or was delivered in the last 24 hours),
-- "limited" (the sender has reached a limit), "full" (too many messages are waiting).
-- The argument senders lists the keyed hash of the sender's address and, with IPv6, the keyed hash
-- of the sender's network. The limit for a network is five times the limit for an address. An
-- hourly_limit of 0 means no limit.
create or replace function contact.accept(
  message_content text, suspicious boolean, senders jsonb, hourly_limit integer, now_at timestamptz,
  out outcome text, out retry_after integer
) language plpgsql as $$
declare
  message_hash text := contact.sha256(message_content);
  message_bytes integer := octet_length(message_content);
begin
  if hourly_limit = 0 then senders := '[]'; end if;
  delete from contact.messages
    where hash = message_hash and delivered_at <= now_at - interval '24 hours';
  -- Inserts the row first, which blocks identical messages until this transaction ends.
  insert into contact.messages (hash, content, bytes, is_suspicious, accepted_at, due_at)
    values (message_hash, message_content, message_bytes, suspicious, now_at, now_at)
    on conflict do nothing;
  if not found then outcome := 'known'; return; end if;

  -- Counts one message at a time for each sender. Otherwise, simultaneous messages could exceed
  -- the limit.
  perform pg_advisory_xact_lock(hashtextextended(value, 0))
    from (select value from jsonb_array_elements_text(senders) order by value) as sorted;
  select ceil(extract(epoch from max(used.oldest) + interval '1 hour' - now_at)) into retry_after
    from jsonb_array_elements_text(senders) with ordinality as one(sender, place)
    cross join lateral (select case place when 1 then 1 else 5 end as times) as factor
    cross join lateral (
      select count(*) as messages, sum(bytes) as bytes, min(accepted_at) as oldest
        from contact.arrivals
        where sender = one.sender and accepted_at > now_at - interval '1 hour'
    ) as used
    where used.messages >= hourly_limit * times or used.bytes + message_bytes > 2000000 * times;
  outcome := case
    when retry_after is not null then 'limited'
    when (
      select count(*) > 50000 or sum(bytes) > 200000000
        from contact.messages where delivered_at is null
    ) then 'full'
    else 'accepted'
  end;
  if outcome = 'accepted' then
    insert into contact.arrivals
      select value, message_bytes, now_at from jsonb_array_elements_text(senders);
  else
    delete from contact.messages where hash = message_hash;
  end if;
end $$;

-- Returns the messages for the next mail: a single message until the hourly limit is reached, then
-- a digest. A digest is a mail of less than 1 MB that can contain several messages, with likely
-- spam at the end. A round (one or more digests) starts at most every 15 minutes and contains the
-- messages due at round_at. A message that the mail service has refused twice gets its own digest.
create or replace function contact.next_messages(
  now_at timestamptz, mails_per_hour integer, round_at timestamptz
) returns table (hash text, content text, is_suspicious boolean, accepted_ms float8, is_digest boolean)
language sql as $$
  with unwritten as not materialized (
    select * from contact.messages where delivered_at is null and mail_key is null
  ), single as (
    select * from unwritten where refusals = 0 and mails_per_hour > (
      select count(*) from contact.mails where not is_digest and written_at > now_at - interval '1 hour'
    ) order by accepted_at limit 1
  ), ranked as (
    select *, row_number() over place as rank, sum(bytes + 200) over place as total from unwritten
      where due_at <= round_at and not exists (select from single) and not exists (
        select from contact.mails
          where is_digest and written_at > now_at - interval '15 minutes' and written_at < round_at
      )
      window place as (order by refusals > 1, is_suspicious, accepted_at, hash)
  )
  select hash, content, is_suspicious, extract(epoch from accepted_at)::float8 * 1000, false from single
  union all
  (select hash, content, is_suspicious, extract(epoch from accepted_at)::float8 * 1000, true from ranked
    where rank = 1 or (refusals < 2 and total < 900000) order by rank)
$$;

-- Deletes arrivals and delivered mails after 1 hour, and delivered messages after 24 hours.
create or replace function contact.purge(now_at timestamptz) returns void language sql as $$
  delete from contact.arrivals where accepted_at <= now_at - interval '1 hour';
  delete from contact.messages where delivered_at <= now_at - interval '24 hours';
  delete from contact.mails where delivered_at <= now_at - interval '1 hour'
$$;
