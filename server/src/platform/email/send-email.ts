import { isMutableEmailKind } from '@golark/contract/email-preferences/rules';
import { oneClickPath } from '@golark/contract/unsubscribe-paths';
import type { Context } from '../context.ts';
import { reachStep } from '../fault-point.ts';
import { handleJob } from '../jobs/job-handler.ts';
import { publicUrlOf } from '../public-url.ts';
import { deleteIfAccountIsDeleted } from './erase-emails.ts';
import { isMuted } from './muted-emails.ts';
import { type EmailLane, sendEmailJob } from './outbox.ts';
import { unsubscribeTokenOf } from './unsubscribe-token.ts';

const hourMilliseconds = 3_600_000;
/** No link in an email works longer: that of a changed address undoes the change for seven days. */
const secretHours = 168;
/** Longer than the transport takes at most; after that the process that claimed it is dead. */
const claimMinutes = 5;
const erasedBody = { html: '', text: '', calendar: null };

const markSent = async (ctx: Context, emailId: string, body: Partial<typeof erasedBody>): Promise<void> => {
  await ctx.db
    .updateTable('emails')
    .set({ sent_at: ctx.clock.now(), last_error: null, ...body })
    .where('id', '=', emailId)
    .execute();
};

/** Nothing is sent later either, should the kind be turned on again: the email would be out of date. */
const markMuted = async (ctx: Context, emailId: string): Promise<void> => {
  await ctx.db
    .updateTable('emails')
    .set({ muted_at: ctx.clock.now(), claimed_until: null, ...erasedBody })
    .where('id', '=', emailId)
    .execute();
};

const unsubscribeUrlOf = (
  ctx: Context,
  { account_id, kind }: { account_id: string | null; kind: string | null },
): string | null =>
  account_id !== null && kind !== null && isMutableEmailKind(kind)
    ? publicUrlOf(ctx, oneClickPath(unsubscribeTokenOf(ctx.secret, { accountId: account_id, kind })))
    : null;

/** The email if nobody else is sending it; undefined for one that is claimed, sent, deleted or erased. */
const claimEmail = (ctx: Context, emailId: string) => {
  const now = ctx.clock.now();
  return ctx.db
    .updateTable('emails')
    .set({ claimed_until: new Date(now.getTime() + claimMinutes * 60_000) })
    .where('id', '=', emailId)
    .where('sent_at', 'is', null)
    .where('html', '<>', '')
    .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now)]))
    .returningAll()
    .executeTakeFirst();
};

/** Whether somebody else is sending it, or died while doing so. */
const isClaimed = async (ctx: Context, emailId: string): Promise<boolean> => {
  const claimed = ctx.db
    .selectFrom('emails')
    .select('id')
    .where('id', '=', emailId)
    .where('sent_at', 'is', null)
    .where('html', '<>', '')
    .executeTakeFirst();
  return (await claimed) !== undefined;
};

const noteFailure = async (ctx: Context, emailId: string, error: unknown): Promise<void> => {
  await ctx.db
    .updateTable('emails')
    .set((eb) => ({
      claimed_until: null,
      attempts: eb('attempts', '+', 1),
      last_error: (error instanceof Error ? error.message : String(error)).slice(0, 500),
    }))
    .where('id', '=', emailId)
    .execute();
};

/**
 * Sends one stored email, unless its account has turned its kind off; one that is sent, deleted or erased already is left alone. Throws what the transport throws,
 * and for an email that is claimed, so that the job comes again in case the other process dies. The Message-ID is the
 * same in each attempt: mailboxes recognize a copy that is sent because an attempt died after the server accepted it.
 */
const sendEmail = async (ctx: Context, emailId: string): Promise<void> => {
  const email = await claimEmail(ctx, emailId);
  if (!email) {
    if (await isClaimed(ctx, emailId)) throw new Error('the email is being sent by another job');
    return;
  }
  if (await isMuted(ctx.db, email)) return markMuted(ctx, emailId);
  const { recipient: to, subject, html, text, calendar } = email;
  const messageId = `<${email.id}@golark>`;
  reachStep('email.claimed');
  try {
    const unsubscribeUrl = unsubscribeUrlOf(ctx, email);
    await ctx.emailTransport.send({ to, subject, html, text, calendar, messageId, unsubscribeUrl });
  } catch (error) {
    await noteFailure(ctx, emailId, error);
    throw error;
  }
  reachStep('email.sent');
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
    .select(['id', 'lane'])
    .where('sent_at', 'is', null)
    .where('html', '<>', '')
    .where('created_at', '<', new Date(ctx.clock.now().getTime() - hourMilliseconds))
    .limit(1000)
    .execute();
  await ctx.db.transaction().execute((trx) =>
    ctx.jobs.enqueueAll(
      trx,
      unsent.map(({ id, lane }) => ({
        ...sendEmailJob,
        data: { emailId: id },
        options: { singletonKey: id, lane: lane as EmailLane },
      })),
    ),
  );
};
