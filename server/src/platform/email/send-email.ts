import type { Context } from '../context.ts';
import { handleJob } from '../jobs/job-handler.ts';
import { deleteIfAccountIsDeleted } from './erase-emails.ts';
import { sendEmailJob } from './outbox.ts';

const hourMilliseconds = 3_600_000;
/** No link in an email works longer: that of a changed address undoes the change for seven days. */
const secretHours = 168;
const erasedBody = { html: '', text: '' };

const markSent = async (ctx: Context, emailId: string, body: Partial<typeof erasedBody>): Promise<void> => {
  await ctx.db
    .updateTable('emails')
    .set({ sent_at: ctx.clock.now(), last_error: null, ...body })
    .where('id', '=', emailId)
    .execute();
};

const noteFailure = async (ctx: Context, emailId: string, error: unknown): Promise<void> => {
  await ctx.db
    .updateTable('emails')
    .set((eb) => ({
      attempts: eb('attempts', '+', 1),
      last_error: (error instanceof Error ? error.message : String(error)).slice(0, 500),
    }))
    .where('id', '=', emailId)
    .execute();
};

/** Sends one stored email; one that is sent, deleted or erased already is left alone. Throws what the transport throws. */
const sendEmail = async (ctx: Context, emailId: string): Promise<void> => {
  const email = await ctx.db.selectFrom('emails').selectAll().where('id', '=', emailId).executeTakeFirst();
  if (!email || email.sent_at || email.html === '') return;
  const { recipient: to, subject, html, text } = email;
  try {
    await ctx.emailTransport.send({ to, subject, html, text, messageId: `<${email.id}@golark>` });
  } catch (error) {
    await noteFailure(ctx, emailId, error);
    throw error;
  }
  const { isMailbox } = ctx.emailTransport;
  await markSent(ctx, emailId, email.has_secret && !isMailbox ? erasedBody : {});
  if (!isMailbox) await deleteIfAccountIsDeleted(ctx.db, emailId);
};

export const sendEmailHandler = handleJob(sendEmailJob, (ctx, { emailId }) => sendEmail(ctx, emailId));

/** Erases links that expired before they could be sent. */
export const eraseExpiredLinks = async (ctx: Context): Promise<void> => {
  await ctx.db
    .updateTable('emails')
    .set(erasedBody)
    .where('has_secret', '=', true)
    .where('sent_at', 'is', null)
    .where('created_at', '<', new Date(ctx.clock.now().getTime() - secretHours * hourMilliseconds))
    .execute();
};

/** A safety net: stores a job for unsent emails that have none, such as those of a release before there were jobs. */
export const enqueueUnsentEmails = async (ctx: Context): Promise<void> => {
  const unsent = await ctx.db
    .selectFrom('emails')
    .select('id')
    .where('sent_at', 'is', null)
    .where('html', '<>', '')
    .where('created_at', '<', new Date(ctx.clock.now().getTime() - hourMilliseconds))
    .limit(1000)
    .execute();
  await ctx.db.transaction().execute((trx) =>
    ctx.jobs.enqueueAll(
      trx,
      unsent.map(({ id }) => ({
        ...sendEmailJob,
        data: { emailId: id },
        options: { singletonKey: id },
      })),
    ),
  );
};
