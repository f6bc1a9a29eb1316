import type { Context } from '#platform/context';
import type { PersonalData } from '#platform/personal-data';
import { getTwoStepState } from './get-two-step.ts';
import { listSessions } from './list-sessions.ts';
import { getAccount } from './present-account.ts';
import { findPendingEmail, listUndoableEmails } from './store/email-tokens.ts';
import { listAccountEvents, listDevices } from './store/events.ts';
import { listLoginFailures } from './store/limits.ts';

/** The part of the account export that belongs to this feature. */
export const exportOwnAccount: NonNullable<PersonalData['exportOf']> = async (ctx: Context, caller) => {
  const { accountId } = caller;
  const account = await getAccount(ctx, accountId);
  const events = await listAccountEvents(ctx.db, accountId);
  const devices = await listDevices(ctx.db, accountId);
  const failures = await listLoginFailures(ctx.db, account.email);
  const formerEmails = await listUndoableEmails(ctx.db, accountId, ctx.clock.now());
  return {
    account,
    pendingEmail: await findPendingEmail(ctx.db, accountId, ctx.clock.now()),
    formerEmails: formerEmails.map(({ email, expires_at }) => ({
      email,
      undoableUntil: expires_at.toISOString(),
    })),
    sessions: await listSessions(ctx, caller),
    events: events.map(({ at, what }) => ({ at: at.toISOString(), what })),
    twoStep: await getTwoStepState(ctx, caller),
    knownDevices: devices.map(({ device, first_seen_at }) => ({
      device,
      firstSeenAt: first_seen_at.toISOString(),
    })),
    failedLogins: failures.map(({ failed_at, ip }) => ({ at: failed_at.toISOString(), ip })),
  };
};
