import type { TestApp } from './test-app.ts';

export interface WrittenMail {
  recipient: string;
  locale: string;
  subject: string;
  html: string;
  text: string;
}

/** What was written to somebody, the oldest first. */
export const mailsTo = ({ ctx }: TestApp, recipient: string): Promise<WrittenMail[]> =>
  ctx.db
    .selectFrom('mail_messages')
    .select(['recipient', 'locale', 'subject', 'html', 'text'])
    .where('recipient', '=', recipient)
    .orderBy('created_at')
    // one after the other within one instant of the test's clock
    .orderBy('ctid' as never)
    .execute();

export const subjectsTo = async (golark: TestApp, recipient: string): Promise<string[]> =>
  (await mailsTo(golark, recipient)).map((mail) => mail.subject);

/** The tokens of the links that were mailed to somebody, the oldest first. */
export const tokensTo = async (golark: TestApp, recipient: string, page: string): Promise<string[]> =>
  (await mailsTo(golark, recipient)).flatMap(
    (mail) => new RegExp(`/${page}/\\?token=([\\w-]+)`).exec(mail.text)?.[1] ?? [],
  );

export const newestTokenTo = async (golark: TestApp, recipient: string, page: string): Promise<string> => {
  const token = (await tokensTo(golark, recipient, page)).at(-1);
  if (!token) throw new Error(`no link to ${page} was mailed to ${recipient}`);
  return token;
};
