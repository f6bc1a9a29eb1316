import type { Transaction } from 'kysely';
import { confirmPassword, eraseAccount, lockOpenAccount, writeAccountEmail } from '#accounts';
import { findComingStay, listChargedCardIds } from '#booking';
import { forgetCards } from '#payments';
import { accountOf, type Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { Failure } from '#platform/failure';
import { forgetKeys } from '#platform/idempotency';
import { hasListings } from '#stays';

const inTheWay = (what: string, extra: Record<string, unknown>): Failure =>
  new Failure('INVALID_STATE', { detail: what, extra });

/** Names what keeps the account open. Throws INVALID_STATE. */
const assertNothingInTheWay = async (
  ctx: Context,
  trx: Transaction<DB>,
  accountId: string,
): Promise<void> => {
  const stay = await findComingStay(trx, accountId, ctx.clock.now());
  if (stay) {
    throw inTheWay(
      `The stay ${stay.confirmation_code} from ${stay.arrive_day} is still to come. Cancel it or wait until it is over.`,
      { reason: 'COMING_STAY', bookingId: stay.id, confirmationCode: stay.confirmation_code },
    );
  }
  if (await hasListings(trx, accountId)) {
    throw inTheWay('This account still has listings on sale. Take them down first.', {
      reason: 'LISTING_ON_SALE',
    });
  }
};

/**
 * Deletes the account for good: sign-in, profile and cards go, bookings stay without it. A booking made at the same
 * time waits for the account's row, and finds it gone or keeps it open. Throws VALIDATION_ERROR (password), INVALID_STATE.
 */
export const deleteAccount = async (ctx: Context, caller: Caller, password: string): Promise<void> => {
  const accountId = accountOf(caller);
  await confirmPassword(ctx, caller, { accountId, password, path: 'password' });
  const now = ctx.clock.now();
  await ctx.db.transaction().execute(async (trx) => {
    const account = await lockOpenAccount(trx, accountId, 'change');
    await assertNothingInTheWay(ctx, trx, accountId);
    await forgetCards(trx, { accountId, chargedIds: await listChargedCardIds(trx, accountId), now });
    await forgetKeys(trx, accountId);
    await ctx.emails.deleteOf(trx, account.email);
    await writeAccountEmail(ctx, trx, { kind: 'accountDeleted', account });
    await eraseAccount(trx, account, now);
  });
};
