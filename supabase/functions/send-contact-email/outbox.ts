import type { Sql } from './connection.ts';

/** A message in the mail that the delivery sends next. */
export interface WaitingMessage {
  content: string;
  isSuspicious: boolean;
  acceptedMs: number;
  /** Idempotency key of the mail. */
  mailKey: string;
  /** Whether the mail is a digest, which can contain several messages. */
  isDigest: boolean;
  /** Whether the mail service refused the mail with the visitor's address in `reply_to`. */
  isWithoutReplyTo: boolean;
}

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
 * lease for 2 minutes. Only the delivery with the lease can change waiting messages, so two
 * deliveries never send at the same time.
 */
export function createOutbox(sql: Sql, now: () => number) {
  const token = crypto.randomUUID();
  return {
    /**
     * Deletes old messages, then takes the lease. Returns false if no message waits, if another
     * delivery has the lease, or if deliveries are paused. Ignores a lease or pause that ends more
     * than 2 hours from now, because that is a clock error.
     */
    async take(keepDays: number): Promise<boolean> {
      await sql`
        update contact.delivery set keep_days = ${keepDays}::integer
        where keep_days <> ${keepDays}::integer`;
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

    /**
     * Returns the messages of the next mail. A new digest has only messages that were due when the
     * delivery began.
     */
    readMail: (mailsPerHour: number, startMs: number) => sql<WaitingMessage>`
      select content, is_suspicious as "isSuspicious", mail_key as "mailKey",
        extract(epoch from accepted_at)::float8 * 1000 as "acceptedMs",
        is_digest as "isDigest", is_without_reply_to as "isWithoutReplyTo"
      from contact.next_mail(
        ${token}, ${now()}::timestamptz, ${mailsPerHour}, ${startMs}::timestamptz)`,

    /** Marks the messages in a mail as delivered. With a `keepDays` of 0, deletes their content. */
    markDelivered: (mailKey: string, keepDays: number) => sql`
      with service as (
        update contact.delivery set failures = 0 where lease_token = ${token} returning true
      )
      update contact.messages set delivered_at = ${now()}::timestamptz,
        content = case when ${keepDays}::integer > 0 then content end
      from service where mail_key = ${mailKey} and delivered_at is null`,

    /** Sends a mail without `reply_to` from now on. Keeps its key. */
    omitReplyTo: (mailKey: string) => sql`
      update contact.messages set is_without_reply_to = true
      from contact.delivery where mail_key = ${mailKey} and lease_token = ${token}`,

    /** Dissolves a mail that the mail service refused. Its messages wait for the next digest. */
    markRefused: (mailKey: string) => sql`
      update contact.messages set refusals = refusals + 1, failures = 0, mail_key = null,
        mailed_at = null, due_at = ${now()}::timestamptz + interval '15 minutes'
      from contact.delivery where mail_key = ${mailKey} and lease_token = ${token}`,

    /**
     * Counts a failure of the mail. Pauses deliveries for up to 45 s, or up to an hour if the mail
     * service requests it.
     */
    pause: (mailKey: string, askedMs: number) => sql`
      with mail as (
        update contact.messages set failures = messages.failures + 1
        from contact.delivery where mail_key = ${mailKey} and lease_token = ${token}
      )
      update contact.delivery
      set failures = failures + 1, resume_at = ${now()}::timestamptz + interval '1 second'
        * greatest(least(45, 2 ^ least(failures, 6)), least(3600, ${askedMs}::float8 / 1000))
      where lease_token = ${token}`,
  };
}
