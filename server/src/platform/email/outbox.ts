import type { MutableEmailKind } from '@golark/contract/email-preferences/rules';
import type { Locale } from '@golark/contract/locale/rules';
import type { Transaction } from 'kysely';
import type { Clock } from '../clock.ts';
import type { DB } from '../database/tables.ts';
import { type JobLane, type JobQueue, jobType } from '../jobs/job-queue.ts';
import { translatorOf } from '../translator-of.ts';
import { type EmailContent, emailHtml, emailText } from './render-email.ts';
import type { MutedKind } from './unsubscribe-token.ts';

export type EmailLane = Exclude<JobLane, 'work'>;

export interface EmailMessage {
  /** Identifies the message: `booking-confirmed:<id>`. Writing it again has no effect. */
  cause: string;
  recipient: string;
  /** Whose data it contains: it is deleted with this account. Null for a visitor. */
  accountId: string | null;
  /**
   * The group of emails in which an account can turn it off. Null for a necessary one: it confirms or changes what was bought or
   * sold, concerns money, or protects the account.
   */
  kind: MutableEmailKind | null;
  /** The language of the recipient, not of the request. */
  locale: Locale;
  subject: string;
  content: EmailContent;
  /** A calendar file that is attached. */
  calendar?: string;
  /** `urgent` for emails that their recipient waits for, `messages` for those that any visitor can cause in numbers; `emails` if omitted. */
  lane?: EmailLane;
  /** It contains a link with a token, or a door code: its body is erased once it is sent or has expired. */
  hasSecret?: boolean;
}

/** Emails are stored in the transaction of the change that they report, and sent by a job. */
export interface EmailOutbox {
  write(trx: Transaction<DB>, message: EmailMessage): Promise<void>;
}

export const sendEmailJob = jobType<{ emailId: string }>('emails.send');

export interface OutboxPorts {
  clock: Clock;
  jobs: JobQueue;
  /** The page that turns the kind off. */
  unsubscribeUrl(muted: MutedKind): string;
}

/** With a link that turns its kind off, if it can be. Whether it is turned off decides who sends it, as late as possible. */
const withLink = (
  { unsubscribeUrl }: OutboxPorts,
  { content, kind, accountId, locale }: Pick<EmailMessage, 'content' | 'kind' | 'accountId' | 'locale'>,
): EmailContent => {
  if (kind === null || accountId === null) return content;
  const t = translatorOf(locale, 'emailKinds');
  return { ...content, unsubscribe: { label: t(kind), url: unsubscribeUrl({ accountId, kind }) } };
};

/** The outbox table. Rows stay after sending: the mailbox page of a demo shows them. */
export const tableOutbox = (ports: OutboxPorts): EmailOutbox => ({
  write: async (trx, { hasSecret, accountId, lane = 'emails', content, ...message }) => {
    const linked = withLink(ports, { ...message, accountId, content });
    const inserted = await trx
      .insertInto('emails')
      .values({
        ...message,
        html: emailHtml(linked),
        text: emailText(linked),
        lane,
        account_id: accountId,
        has_secret: hasSecret ?? false,
        created_at: ports.clock.now(),
      })
      .onConflict((conflict) => conflict.column('cause').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (inserted)
      await ports.jobs.enqueue(trx, sendEmailJob, { data: { emailId: inserted.id }, options: { lane } });
  },
});
