import { sql } from 'kysely';
import type { EmailContent } from '../src/platform/email/render-email.ts';
import type { TestApp } from './test-app.ts';

export interface WrittenEmail {
  recipient: string;
  locale: string;
  subject: string;
  /** The group of emails in which it can be turned off. */
  kind: string | null;
  html: string;
  text: string;
}

/** An email whose text is `Hello`. */
export const anEmailContent = (): EmailContent => ({
  ...{ locale: 'en', title: 'Hello', paragraphs: [], rows: [], action: null, footer: '' },
});

/** Emails to an address, oldest first. */
export const emailsTo = ({ ctx }: TestApp, recipient: string): Promise<WrittenEmail[]> =>
  ctx.db
    .selectFrom('emails')
    .select(['recipient', 'locale', 'subject', 'kind', 'html', 'text'])
    .where('recipient', '=', recipient)
    .orderBy('created_at')
    // several emails may have the same instant of the test's clock; jobs have the database's
    .orderBy(
      sql`(SELECT min(created_on) FROM job_queue.job WHERE data #>> '{data,emailId}' = emails.id::text)`,
    )
    .execute();

export const subjectsTo = async (golark: TestApp, recipient: string): Promise<string[]> =>
  (await emailsTo(golark, recipient)).map((email) => email.subject);

/** The tokens in links that were emailed to an address, oldest first. */
export const tokensTo = async (golark: TestApp, recipient: string, page: string): Promise<string[]> =>
  (await emailsTo(golark, recipient)).flatMap(
    (email) => new RegExp(`/${page}/\\?token=([\\w-]+)`).exec(email.text)?.[1] ?? [],
  );

export const newestTokenTo = async (golark: TestApp, recipient: string, page: string): Promise<string> => {
  const token = (await tokensTo(golark, recipient, page)).at(-1);
  if (!token) throw new Error(`no link to ${page} was mailed to ${recipient}`);
  return token;
};
