import type { Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import { Failure } from '#platform/failure';
import { isExemptFromAddressLimits } from '#platform/http/server';
import { addressKeyOf } from './rules/address-key.ts';
import {
  countLoginFailures,
  countUses,
  insertLoginFailure,
  insertUse,
  lockAddress,
  type UseKind,
} from './store/limits.ts';

const windowMinutes = 15;
const failuresPerAccount = 10;
const failuresPerAddress = 100;
const usesAnHour: Record<UseKind, number> = {
  'sign-up': 60,
  'reset-request': 60,
  contact: 20,
  'ticket-file': 300,
  'ticket-transfer': 30,
  'waiting-list': 30,
  message: 60,
  'card-form': 40,
};

export interface Attempt {
  caller: Caller;
  email: string;
}

const tooManyFailures = (): Failure =>
  new Failure('RATE_LIMITED', {
    detail: 'Too many failed attempts. Try again in 15 minutes.',
    retryAfterSeconds: windowMinutes * 60,
  });

/** Failures count per account *and* IP address, so that guesses from another address never lock the owner out. */
const isStopped = async (ctx: Context, db: Context['db'], { caller, email }: Attempt): Promise<boolean> => {
  const since = new Date(ctx.clock.now().getTime() - windowMinutes * 60_000);
  const failed = await countLoginFailures(db, { email, address: addressKeyOf(caller.ip) }, since);
  const isOverAddress =
    failed.ofAddress >= failuresPerAddress && !isExemptFromAddressLimits(ctx.config, caller.ip);
  return failed.ofAccountAndAddress >= failuresPerAccount || isOverAddress;
};

/** Called before a secret is compared, and again in the transaction (`db`) of a successful login. Throws RATE_LIMITED. */
export const assertMayTry = async (ctx: Context, attempt: Attempt, db = ctx.db): Promise<void> => {
  if (await isStopped(ctx, db, attempt)) throw tooManyFailures();
};

/**
 * Called after a secret was compared: counts a wrong one. Of many simultaneous guesses, only the first ten get a result.
 * A correct secret is checked but not counted, so that many users can log in at once. Throws RATE_LIMITED.
 */
export const recordAttempt = async (ctx: Context, attempt: Attempt, isRight: boolean): Promise<void> => {
  if (isRight) return assertMayTry(ctx, attempt);
  const address = addressKeyOf(attempt.caller.ip);
  const isAllowed = await ctx.db.transaction().execute(async (trx) => {
    await lockAddress(trx, address);
    if (await isStopped(ctx, trx, attempt)) return false;
    await insertLoginFailure(trx, { email: attempt.email, address, at: ctx.clock.now() });
    return true;
  });
  if (!isAllowed) throw tooManyFailures();
};

/** Counts a use of an IP address, such as a sign-up. Throws RATE_LIMITED after too many in an hour. */
export const countUseOfAddress = async (ctx: Context, caller: Caller, kind: UseKind): Promise<void> => {
  if (isExemptFromAddressLimits(ctx.config, caller.ip)) return;
  const address = addressKeyOf(caller.ip);
  const now = ctx.clock.now();
  const oldest = await ctx.db.transaction().execute(async (trx) => {
    await lockAddress(trx, address);
    const used = await countUses(trx, { kind, address, since: new Date(now.getTime() - 3_600_000) });
    if (used.count >= usesAnHour[kind]) return used.oldest;
    await insertUse(trx, { kind, address, at: now });
    return null;
  });
  if (!oldest) return;
  const retryAfterSeconds = Math.max(1, Math.ceil((oldest.getTime() + 3_600_000 - now.getTime()) / 1000));
  throw new Failure('RATE_LIMITED', {
    detail: 'Too many requests from this address. Try again later.',
    retryAfterSeconds,
  });
};
