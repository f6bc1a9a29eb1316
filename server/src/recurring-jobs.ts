import type { FastifyInstance } from 'fastify';
import { answerResetRequests, cleanUpAccounts } from '#accounts';
import { listCardsInUse, sweepBookings } from '#booking';
import { clearPastNights } from '#calendars';
import { advanceSandbox, detachMethods } from '#payments';
import type { Context } from '#platform/context';
import type { RecurringJob } from '#platform/jobs/jobs';
import { deliverMail, mailboxTransport, smtpTransport } from '#platform/mail/deliver';
import { deleteExpiredQuotes } from '#pricing';

/** A charge younger than this may still be in the hands of the request that made it. */
const sweepAfterSeconds = 60;

/** What runs beside the requests, each by one process at a time. */
export const recurringJobs = (ctx: Context, app: FastifyInstance): RecurringJob[] => {
  const { smtpUrl, mailFrom } = ctx.config;
  const transport = smtpUrl ? smtpTransport(smtpUrl, mailFrom) : mailboxTransport;
  return [
    { name: 'sweep-bookings', cron: '* * * * *', run: () => sweepBookings(ctx, sweepAfterSeconds) },
    { name: 'advance-sandbox', cron: '* * * * *', run: () => advanceSandbox(app, ctx) },
    {
      name: 'detach-methods',
      cron: '* * * * *',
      run: () => detachMethods(ctx, (cardIds) => listCardsInUse(ctx.db, cardIds)),
    },
    { name: 'reset-mails', cron: '* * * * *', run: async () => void (await answerResetRequests(ctx)) },
    { name: 'deliver-mail', cron: '* * * * *', run: async () => void (await deliverMail(ctx, transport)) },
    { name: 'clean-up-accounts', cron: '20 * * * *', run: () => cleanUpAccounts(ctx) },
    {
      name: 'delete-expired-quotes',
      cron: '*/15 * * * *',
      run: () => deleteExpiredQuotes(ctx.db, ctx.clock.now()),
    },
    {
      name: 'clear-past-nights',
      cron: '30 9 * * *',
      run: () => clearPastNights(ctx.db, ctx.clock.now().toISOString().slice(0, 10)),
    },
  ];
};
