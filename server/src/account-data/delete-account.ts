import type { Transaction } from 'kysely';
import { confirmPassword, eraseAccount, lockOpenAccount, writeAccountEmail } from '#accounts';
import { findUpcomingStay } from '#booking';
import { listChargedCardIds } from '#orders';
import { forgetCards } from '#payments';
import type { AccountCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { Failure } from '#platform/failure';
import { deleteKeysOf } from '#platform/idempotency';
import { hasListings } from '#stays';

const findBlocker = (what: string, extra: Record<string, unknown>): Failure =>
  new Failure('INVALID_STATE', { detail: what, extra });

/** Throws INVALID_STATE, with the reason, if the account cannot be deleted now. */
const assertDeletable = async (ctx: Context, trx: Transaction<DB>, accountId: string): Promise<void> => {
  const stay = await findUpcomingStay(trx, accountId, ctx.clock.now());
  if (stay) {
    throw findBlocker(
      `The stay ${stay.confirmation_code} from ${stay.arrive_day} is still to come. Cancel it or wait until it is over.`,
      { reason: 'COMING_STAY', bookingId: stay.id, confirmationCode: stay.confirmation_code },
    );
  }
  if (await hasListings(trx, accountId)) {
    throw findBlocker('This account still has listings on sale. Take them down first.', {
      reason: 'LISTING_ON_SALE',
    });
  }
};

/**
 * Deletes login, profile and cards permanently; bookings remain, without the account. A booking made at the same time
 * waits for the lock on the account: it fails, or prevents the deletion. Throws VALIDATION_ERROR (password), INVALID_STATE.
 */
export const deleteAccount = async (ctx: Context, caller: AccountCaller, password: string): Promise<void> => {
  const { accountId } = caller;
  await confirmPassword(ctx, caller, { accountId, password, path: 'password' });
  const now = ctx.clock.now();
  await ctx.db.transaction().execute(async (trx) => {
    const account = await lockOpenAccount(trx, accountId, 'change');
    await assertDeletable(ctx, trx, accountId);
    await forgetCards(trx, { accountId, chargedIds: await listChargedCardIds(trx, accountId), now });
    await deleteKeysOf(trx, accountId);
    await ctx.emails.deleteOf(trx, account.email);
    await writeAccountEmail(ctx, trx, { kind: 'accountDeleted', account });
    await eraseAccount(trx, account, now);
  });
};
