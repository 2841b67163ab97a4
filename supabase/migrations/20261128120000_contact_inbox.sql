-- Delivered messages stay in contact.messages, and contact.inbox shows them. A mail is composed when
-- it is sent, so the table of stored mails goes. This file can run several times.

alter table contact.messages
  drop constraint if exists messages_mail_key_fkey,
  -- Time at which the message became part of a mail, and whether this mail is a digest.
  add column if not exists mailed_at timestamptz,
  add column if not exists is_digest boolean not null default false,
  -- Whether the mail is sent without `reply_to`, because the service refused the visitor's address.
  add column if not exists is_without_reply_to boolean not null default false,
  -- Number of failed attempts to send the mail. A mail with many failures waits behind all others.
  add column if not exists failures integer not null default 0;
comment on column contact.messages.mail_key is
  'Idempotency key of the mail with this message. It is null until the first attempt to send the mail.';
comment on column contact.messages.content is
  'The message as JSON. It is null after delivery if keep_days is 0.';

create index if not exists messages_mailed on contact.messages (is_digest, mailed_at);
create index if not exists messages_in_mail on contact.messages (mailed_at)
  where delivered_at is null and mail_key is not null;

-- Days for which a delivered message is kept. Each delivery stores the setting KEEP_DAYS here.
alter table contact.delivery add column if not exists keep_days integer not null default 30;

-- A waiting mail keeps its key, because the mail service may already have it under this key.
update contact.messages
  set mailed_at = mails.written_at, is_digest = mails.is_digest, failures = mails.failures,
    is_without_reply_to = mails.is_without_reply_to
  from contact.mails where mails.key = mail_key;
drop table contact.mails;
drop function contact.next_messages(timestamptz, integer, timestamptz);

create or replace function contact.sha256(value text) returns text
language sql immutable set search_path = '' as $$
  select encode(sha256(convert_to(value, 'UTF8')), 'hex')
$$;

-- Stores a message and counts it towards the limit for its sender. The outcome is one of these:
-- "accepted", "known" (an identical message waits, or was delivered in the last 24 hours),
-- "limited" (the sender has reached a limit), "full" (too many messages are waiting).
-- The argument senders lists the keyed hash of the sender's address and, with IPv6, the keyed hash
-- of the sender's network. The limit for a network is five times the limit for an address. An
-- hourly_limit of 0 means no limit.
create or replace function contact.accept(
  message_content text, suspicious boolean, senders jsonb, hourly_limit integer, now_at timestamptz,
  out outcome text, out retry_after integer
) language plpgsql set search_path = '' as $$
declare
  message_hash text := contact.sha256(message_content);
  message_bytes integer := octet_length(message_content);
begin
  if hourly_limit = 0 then senders := '[]'; end if;
  -- Handles one message at a time for each sender. Otherwise, simultaneous messages could exceed
  -- the limit.
  perform pg_advisory_xact_lock(hashtextextended(value, 0))
    from (select value from jsonb_array_elements_text(senders) order by value) as sorted;
  if exists (
    select from contact.messages where hash = message_hash
      and (delivered_at is null or delivered_at > now_at - interval '24 hours')
  ) then outcome := 'known'; return; end if;

  select ceil(extract(epoch from max(used.oldest) + interval '1 hour' - now_at)) into retry_after
    from jsonb_array_elements_text(senders) with ordinality as one(sender, place)
    cross join lateral (select case place when 1 then 1 else 5 end as times) as factor
    cross join lateral (
      select count(*) as messages, sum(bytes) as bytes, min(accepted_at) as oldest
        from contact.arrivals
        where sender = one.sender and accepted_at > now_at - interval '1 hour'
    ) as used
    where used.messages >= hourly_limit * times or used.bytes + message_bytes > 2000000 * times;
  if retry_after is not null then outcome := 'limited'; return; end if;
  if (
    select count(*) >= 50000 or sum(bytes) + message_bytes > 200000000
      from contact.messages where delivered_at is null
  ) then outcome := 'full'; return; end if;

  -- After 24 hours, the same words replace the delivered message, so the inbox shows them once.
  delete from contact.messages
    where hash = message_hash and delivered_at <= now_at - interval '24 hours';
  -- Waits while another transaction inserts an identical message.
  insert into contact.messages (hash, content, bytes, is_suspicious, accepted_at, due_at)
    values (message_hash, message_content, message_bytes, suspicious, now_at, now_at)
    on conflict do nothing;
  if not found then outcome := 'known'; return; end if;
  insert into contact.arrivals
    select value, message_bytes, now_at from jsonb_array_elements_text(senders);
  outcome := 'accepted';
end $$;

-- Returns the messages of the next mail, if the token has the lease. Commits their mail_key before
-- the first attempt, so every attempt sends the same messages with the same key. A mail with eight
-- failures waits behind all others, because its content may cause the failures.
--
-- A new mail has a single message until the hourly limit is reached. Then it is a digest: a mail of
-- less than 1 MB that can contain several messages, with likely spam at the end. A round (one or
-- more digests) starts at most every 15 minutes and contains the messages due at round_at. A message
-- that the mail service has refused twice gets its own digest.
create or replace function contact.next_mail(
  token text, now_at timestamptz, mails_per_hour integer, round_at timestamptz
) returns setof contact.messages language plpgsql set search_path = '' as $$
begin
  perform 1 from contact.delivery where lease_token = token for update;
  if not found then return; end if;

  if not exists (
    select from contact.messages
      where delivered_at is null and mail_key is not null and failures < 8
  ) then
    with unmailed as not materialized (
      select * from contact.messages where delivered_at is null and mail_key is null
    ), single as (
      select * from unmailed where refusals = 0 and mails_per_hour > (
        select count(*) from contact.messages
          where not is_digest and mailed_at > now_at - interval '1 hour'
      ) order by accepted_at limit 1
    ), ranked as (
      select *, row_number() over place as rank, sum(bytes + 200) over place as total from unmailed
        where due_at <= round_at and not exists (select from single) and not exists (
          select from contact.messages
            where is_digest and mailed_at > now_at - interval '15 minutes' and mailed_at < round_at
        )
        window place as (order by refusals > 1, is_suspicious, accepted_at, hash)
    ), chosen as (
      select hash, accepted_at, false as is_digest from single
      union all
      select hash, accepted_at, true from ranked where rank = 1 or (refusals < 2 and total < 900000)
    ), mail as (
      -- The time distinguishes a message from the same words that were sent on another day.
      select is_digest, string_agg(
        contact.sha256(hash || extract(epoch from accepted_at)), ' ' order by hash
      ) as keys from chosen group by is_digest
    )
    update contact.messages set mailed_at = now_at, is_digest = mail.is_digest,
        mail_key = case when mail.is_digest then contact.sha256(keys) else keys end
      from chosen, mail where messages.hash = chosen.hash;
  end if;

  return query select * from contact.messages
    where delivered_at is null and mail_key = (
      select mail_key from contact.messages where delivered_at is null and mail_key is not null
        order by greatest(failures, 7), mailed_at limit 1
    )
    order by refusals > 1, is_suspicious, accepted_at, hash;
end $$;

-- Deletes arrivals after 1 hour. Deletes delivered messages after keep_days, but keeps each one for
-- 24 hours, to recognise a repeated message. Keeps at most 50,000 delivered messages and 200 MB of
-- them, the newest, so that an attack cannot fill the disk.
create or replace function contact.purge(now_at timestamptz) returns void
language sql set search_path = '' as $$
  delete from contact.arrivals where accepted_at <= now_at - interval '1 hour';
  delete from contact.messages using contact.delivery
    where delivered_at <= now_at - greatest(keep_days, 1) * interval '1 day';
  delete from contact.messages where hash in (
    select hash from (
      select hash, row_number() over newest as place, sum(bytes) over newest as total
        from contact.messages where delivered_at is not null
        window newest as (order by delivered_at desc, hash)
    ) as kept where place > 50000 or total > 200000000
  )
$$;

-- What the site's owner reads, with the newest message first. A row deleted here is deleted from
-- contact.messages.
create or replace view contact.inbox with (security_invoker = true) as
  select accepted_at as received,
    content::jsonb ->> 'firstName' as first_name,
    content::jsonb ->> 'lastName' as last_name,
    content::jsonb ->> 'email' as email,
    content::jsonb ->> 'projectDetails' as message,
    -- Without the fields that the visitor left blank.
    (
      select jsonb_object_agg(key, value) from jsonb_each_text(
        content::jsonb - array['firstName', 'lastName', 'email', 'projectDetails', 'honeypot']
      ) where value <> ''
    ) as other_fields,
    is_suspicious as possible_spam,
    case when delivered_at is null then 'waiting' else 'delivered' end as status
  from contact.messages where content is not null order by accepted_at desc;
