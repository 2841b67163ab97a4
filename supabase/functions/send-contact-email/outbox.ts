import type { Sql } from './connection.ts';

/** A stored message that is not in a mail yet. */
export interface WaitingMessage {
  hash: string;
  content: string;
  isSuspicious: boolean;
  acceptedMs: number;
  /** Whether the next mail is a digest, which can contain several messages. */
  isDigest: boolean;
}

/** A stored mail. Every attempt sends the same text with the same idempotency key. */
export interface StoredMail {
  key: string;
  body: string;
  isWithoutReplyTo: boolean;
  writtenMs: number;
  /** Number of failed attempts to send this text. A refusal does not count. */
  failures: number;
}

/**
 * A mail with this many failures waits behind all other mails, because its content may cause the
 * failures.
 */
export const manyFailures = 8;

/** Number of waiting messages, and the age of the oldest one. */
export interface OutboxState {
  waiting: number;
  oldestSeconds: number;
}

export async function readState(sql: Sql, now: number): Promise<OutboxState | undefined> {
  const [state] = await sql<OutboxState>`
    select count(*)::integer as waiting, coalesce(
      extract(epoch from ${now}::timestamptz - min(accepted_at)), 0)::integer as "oldestSeconds"
    from contact.messages where delivered_at is null`;
  return state;
}

/**
 * SQL statements for a delivery, which sends the waiting messages by mail. A delivery first takes a
 * lease for 2 minutes. Only the delivery with the lease can change waiting mails, so two
 * deliveries never send at the same time.
 */
export function createOutbox(sql: Sql, now: () => number) {
  const token = crypto.randomUUID();
  return {
    /**
     * Takes the lease. Returns false if no message waits, if another delivery has the lease, or if
     * deliveries are paused. Ignores a lease or pause that ends more than 2 hours from now, because
     * that is a clock error.
     */
    async take(): Promise<boolean> {
      await sql`select contact.purge(${now()}::timestamptz)`;
      const rows = await sql`
        update contact.delivery
        set lease_token = ${token}, leased_until = ${now()}::timestamptz + interval '2 minutes'
        where (leased_until <= ${now()} or leased_until > ${now()}::timestamptz + interval '2 hours')
          and (resume_at <= ${now()} or resume_at > ${now()}::timestamptz + interval '2 hours')
          and exists (select from contact.messages where delivered_at is null) returning true`;
      return rows.length > 0;
    },

    end: () => sql`
      update contact.delivery set leased_until = '-infinity' where lease_token = ${token}`,

    /** Returns the oldest waiting mail. A mail with many failures waits behind all other mails. */
    async readMail(): Promise<StoredMail | undefined> {
      const [mail] = await sql<StoredMail>`
        select key, body, is_without_reply_to as "isWithoutReplyTo", failures,
          extract(epoch from written_at)::float8 * 1000 as "writtenMs"
        from contact.mails where delivered_at is null
        order by greatest(failures, ${manyFailures - 1}::integer), written_at limit 1`;
      return mail;
    },

    /** Returns the next mail's messages. A digest has only messages due when the delivery began. */
    readMessages: (mailsPerHour: number, startMs: number) => sql<WaitingMessage>`
      select hash, content, is_suspicious as "isSuspicious", accepted_ms as "acceptedMs",
        is_digest as "isDigest"
      from contact.next_messages(${now()}::timestamptz, ${mailsPerHour}, ${startMs}::timestamptz)`,

    /**
     * Stores a mail. In the same statement, adds the mail's key to each of its messages. Returns
     * false if another delivery has the lease.
     */
    async write(body: string, isDigest: boolean, hashes: string[]): Promise<boolean> {
      const rows = await sql`
        with mail as (
          insert into contact.mails (key, body, is_digest, written_at)
          select contact.sha256(${body}), ${body}, ${isDigest}::boolean, ${now()}::timestamptz
          from contact.delivery where lease_token = ${token} returning key
        )
        update contact.messages set mail_key = mail.key from mail
        where hash in (select jsonb_array_elements_text(${hashes}::jsonb)) returning true`;
      return rows.length > 0;
    },

    /**
     * Replaces a mail's text and key. The key is the hash of the text. Returns false if another
     * delivery has the lease.
     */
    async rewrite(key: string, body: string): Promise<boolean> {
      const rows = await sql`
        update contact.mails
        set key = contact.sha256(${body}), body = ${body}, written_at = ${now()}::timestamptz,
          failures = 0
        from contact.delivery where key = ${key} and lease_token = ${token} returning true`;
      return rows.length > 0;
    },

    /** Turns `reply_to` on or off. Keeps the key, so the mail service sends only one mail. */
    toggleReplyTo: (key: string) => sql`
      update contact.mails set is_without_reply_to = not is_without_reply_to
      from contact.delivery where key = ${key} and lease_token = ${token}`,

    /** Marks a mail as delivered. Deletes its text and the content of its messages. */
    markDelivered: (key: string) => sql`
      with service as (
        update contact.delivery set failures = 0 where lease_token = ${token} returning true
      ), mail as (
        update contact.mails set body = '', delivered_at = ${now()}::timestamptz
        from service where key = ${key} returning key
      )
      update contact.messages set content = null, delivered_at = ${now()}::timestamptz
      from mail where mail_key = mail.key`,

    /** Deletes a mail that the mail service refused. Its messages wait for the next digest. */
    markRefused: (key: string) => sql`
      with mail as (
        delete from contact.mails using contact.delivery
        where key = ${key} and lease_token = ${token} returning key
      )
      update contact.messages set refusals = refusals + 1, mail_key = null,
        due_at = ${now()}::timestamptz + interval '15 minutes'
      from mail where mail_key = mail.key`,

    /**
     * Counts a failure of the mail. Pauses deliveries for up to 45 s, or up to an hour if the mail
     * service requests it.
     */
    pause: (key: string, askedMs: number) => sql`
      with mail as (
        update contact.mails set failures = mails.failures + 1
        from contact.delivery where key = ${key} and lease_token = ${token}
      )
      update contact.delivery
      set failures = failures + 1, resume_at = ${now()}::timestamptz + interval '1 second'
        * greatest(least(45, 2 ^ least(failures, 6)), least(3600, ${askedMs}::float8 / 1000))
      where lease_token = ${token}`,
  };
}
