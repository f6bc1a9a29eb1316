import { answerResetRequests, cleanUpAccounts } from '#accounts';
import { sweepBookings } from '#booking';
import { clearPastNights } from '#calendars';
import type { Context } from '#platform/context';
import type { RecurringJob } from '#platform/jobs/jobs';
import { deliverMail, mailboxTransport, smtpTransport } from '#platform/mail/deliver';
import { deleteExpiredQuotes } from '#pricing';
import { pruneListingChanges } from '#stays';

/** A charge younger than this may still be in the hands of the request that made it. */
const sweepAfterSeconds = 60;

/** A reader of the change feed that was away for longer reads everything again. */
const listingChangesDays = 7;

/** What runs beside the requests, each by one process at a time. */
export const recurringJobs = (ctx: Context): RecurringJob[] => {
  const { smtpUrl, mailFrom } = ctx.config;
  const transport = smtpUrl ? smtpTransport(smtpUrl, mailFrom) : mailboxTransport;
  return [
    { name: 'sweep-bookings', cron: '* * * * *', run: () => sweepBookings(ctx, sweepAfterSeconds) },
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
    {
      name: 'prune-listing-changes',
      cron: '45 9 * * *',
      run: () =>
        pruneListingChanges(ctx.db, new Date(ctx.clock.now().getTime() - listingChangesDays * 86_400_000)),
    },
  ];
};
