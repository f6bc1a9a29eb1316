import type { Locale } from '@golark/contract/locale/rules';
import type { Transaction } from 'kysely';
import type { Clock } from '../clock.ts';
import type { DB } from '../database/tables.ts';
import { type JobLane, type JobQueue, jobType } from '../jobs/job-queue.ts';

export type EmailLane = Extract<JobLane, 'emails' | 'messages'>;

export interface EmailMessage {
  /** Identifies the message: `booking-confirmed:<id>`. Writing it again has no effect. */
  cause: string;
  recipient: string;
  /** Whose data it contains: it is deleted with this account. Null for a visitor. */
  accountId: string | null;
  /** The language of the recipient, not of the request. */
  locale: Locale;
  subject: string;
  html: string;
  text: string;
  /** A calendar file that is attached. */
  calendar?: string;
  /** `messages` for emails that any visitor can cause in numbers: others do not wait for them. */
  lane?: EmailLane;
  /** It contains a link with a token, or a door code: its body is erased once it is sent or has expired. */
  hasSecret?: boolean;
}

/** Emails are stored in the transaction of the change that they report, and sent by a job. */
export interface EmailOutbox {
  write(trx: Transaction<DB>, message: EmailMessage): Promise<void>;
}

export const sendEmailJob = jobType<{ emailId: string }>('emails.send');

/** The outbox table. Rows stay after sending: the mailbox page of a demo shows them. */
export const tableOutbox = (clock: Clock, queue: JobQueue): EmailOutbox => ({
  write: async (trx, { hasSecret, accountId, lane = 'emails', ...message }) => {
    const inserted = await trx
      .insertInto('emails')
      .values({
        ...message,
        lane,
        account_id: accountId,
        has_secret: hasSecret ?? false,
        created_at: clock.now(),
      })
      .onConflict((conflict) => conflict.column('cause').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (inserted)
      await queue.enqueue(trx, sendEmailJob, { data: { emailId: inserted.id }, options: { lane } });
  },
});
