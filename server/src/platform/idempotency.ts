import { createHmac } from 'node:crypto';
import { errorTable } from '@golark/contract/errors/rules';
import type { Problem } from '@golark/contract/errors/schemas';
import type { Transaction } from 'kysely';
import type { Context } from './context.ts';
import type { DB } from './database/tables.ts';
import { Failure } from './failure.ts';

const lockSeconds = 20;

export interface IdempotentRequest {
  accountId: string;
  /** The client's `Idempotency-Key`, or one derived from what makes the request unique. */
  key: string;
  call: string;
  body: unknown;
}

export interface IdempotentAnswer<T> {
  answer: T;
  isReplay: boolean;
}

interface StoredFailure {
  failure: { code: Problem['code']; details: Failure['details'] };
}

/** Keyed, because a body may hold a card number, and a plain hash of one could be guessed back. */
export const fingerprintOf = (ctx: Context, body: unknown): string =>
  createHmac('sha256', ctx.secret).update(JSON.stringify(body)).digest('hex');

/** Takes the key for this process, or gives what stands under it. A lock whose holder died is taken over. */
const takeKey = async (ctx: Context, request: IdempotentRequest) => {
  const now = ctx.clock.now();
  const row = {
    account_id: request.accountId,
    key: request.key,
    call: request.call,
    request_hash: fingerprintOf(ctx, request.body),
    started_at: now,
    locked_until: new Date(now.getTime() + lockSeconds * 1000),
  };
  const taken = await ctx.db
    .insertInto('idempotency_keys')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'key'])
        .doUpdateSet({ locked_until: row.locked_until, started_at: now })
        .where('idempotency_keys.status', 'is', null)
        .where('idempotency_keys.locked_until', '<', now)
        .where('idempotency_keys.request_hash', '=', row.request_hash),
    )
    .returning('key')
    .executeTakeFirst();
  if (taken) return null;
  const found = await ctx.db
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('account_id', '=', request.accountId)
    .where('key', '=', request.key)
    .executeTakeFirstOrThrow();
  if (found.request_hash !== row.request_hash || found.call !== request.call) {
    throw new Failure('IDEMPOTENCY_KEY_REUSED', { detail: 'This key was used for another request.' });
  }
  if (found.status === null) {
    throw new Failure('IDEMPOTENCY_IN_PROGRESS', {
      detail: 'The same request is still running.',
      retryAfterSeconds: 2,
    });
  }
  return found;
};

const isUnexpected = (error: unknown): boolean =>
  !(error instanceof Failure) || errorTable[error.code].status >= 500 || error.code === 'RATE_LIMITED';

/**
 * Runs a request once for each key and keeps its answer, refusals included; what failed unexpectedly is not kept.
 * The work itself must bear being run again: a process may die between doing it and writing the answer down.
 */
export const runOnce = async <T>(
  ctx: Context,
  request: IdempotentRequest,
  work: () => Promise<T>,
): Promise<IdempotentAnswer<T>> => {
  const stored = await takeKey(ctx, request);
  if (stored) {
    const answer = stored.answer as T | StoredFailure;
    if (stored.status && stored.status >= 400) {
      const { code, details } = (answer as StoredFailure).failure;
      throw new Failure(code, details);
    }
    return { answer: answer as T, isReplay: true };
  }
  const keep = (status: number, answer: unknown): Promise<unknown> =>
    ctx.db
      .updateTable('idempotency_keys')
      .set({ status, answer: JSON.stringify(answer) })
      .where('account_id', '=', request.accountId)
      .where('key', '=', request.key)
      .execute();
  try {
    const answer = await work();
    await keep(200, answer);
    return { answer, isReplay: false };
  } catch (error) {
    if (isUnexpected(error)) {
      await ctx.db
        .deleteFrom('idempotency_keys')
        .where('account_id', '=', request.accountId)
        .where('key', '=', request.key)
        .execute();
    } else if (error instanceof Failure) {
      await keep(errorTable[error.code].status, { failure: { code: error.code, details: error.details } });
    }
    throw error;
  }
};

/** When no other process can be alive, as at the start on an embedded database, nobody holds a lock any more. */
export const releaseAbandonedKeys = async (ctx: Context): Promise<void> => {
  await ctx.db.deleteFrom('idempotency_keys').where('status', 'is', null).execute();
};

/** The kept answers of an account name its guest: they go with it. */
export const forgetKeys = async (trx: Transaction<DB>, accountId: string): Promise<void> => {
  await trx.deleteFrom('idempotency_keys').where('account_id', '=', accountId).execute();
};
