import { createHmac } from 'node:crypto';
import { errorTable } from '@golark/contract/errors/rules';
import type { Problem } from '@golark/contract/errors/schemas';
import type { Context } from './context.ts';
import { Failure } from './failure.ts';
import type { RecurringJob } from './jobs/job-handler.ts';
import type { PersonalData } from './personal-data.ts';

/** Longer than all calls to the gateway that one request makes, the retries of its SDK included. */
export const idempotencyLockSeconds = 60;
/** After this, a repeated key is a new request. */
const keepHours = 48;

/** Who may repeat a request: an account, or a visitor who has this secret, such as the id of the browser. */
export type KeyHolder = { accountId: string } | { secret: string };

export interface IdempotentRequest {
  holder: KeyHolder;
  /** The `Idempotency-Key` of the client. */
  key: string;
  call: string;
  body: unknown;
}

export interface IdempotentResponse<T> {
  response: T;
  isReplay: boolean;
}

interface StoredFailure {
  failure: { code: Problem['code']; details: Failure['details'] };
}

/** Keyed, because a body may contain a card number, which a plain hash would reveal. */
const fingerprintOf = (ctx: Context, body: unknown): string =>
  createHmac('sha256', ctx.secret).update(JSON.stringify(body)).digest('hex');

/** A secret is stored as a hash, because it opens an order or a hold. */
const scopeOf = (ctx: Context, holder: KeyHolder): string =>
  'accountId' in holder ? holder.accountId : fingerprintOf(ctx, holder);

interface TakenKey {
  scope: string;
  /** Identifies the lock: whoever takes it over once it has expired has a later one. */
  lockedUntil: Date;
}

interface StoredResponse {
  status: number;
  answer: unknown;
}

/** Locks the key for this process, or returns what is stored under it. An expired lock is taken over. */
const takeKey = async (ctx: Context, request: IdempotentRequest): Promise<TakenKey | StoredResponse> => {
  const now = ctx.clock.now();
  const scope = scopeOf(ctx, request.holder);
  const row = {
    scope,
    account_id: 'accountId' in request.holder ? request.holder.accountId : null,
    key: request.key,
    call: request.call,
    request_hash: fingerprintOf(ctx, request.body),
    started_at: now,
    locked_until: new Date(now.getTime() + idempotencyLockSeconds * 1000),
  };
  const taken = await ctx.db
    .insertInto('idempotency_keys')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['scope', 'key'])
        .doUpdateSet({ locked_until: row.locked_until, started_at: now })
        .where('idempotency_keys.status', 'is', null)
        .where('idempotency_keys.locked_until', '<', now)
        .where('idempotency_keys.request_hash', '=', row.request_hash),
    )
    .returning('key')
    .executeTakeFirst();
  if (taken) return { scope, lockedUntil: row.locked_until };
  const found = await ctx.db
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('scope', '=', scope)
    .where('key', '=', request.key)
    .executeTakeFirst();
  // released between the two statements, by a request that ended without a final response
  if (!found) return takeKey(ctx, request);
  if (found.request_hash !== row.request_hash || found.call !== request.call) {
    throw new Failure('IDEMPOTENCY_KEY_REUSED', { detail: 'This key was used for another request.' });
  }
  if (found.status === null) {
    throw new Failure('IDEMPOTENCY_IN_PROGRESS', {
      detail: 'The same request is still running.',
      retryAfterSeconds: 2,
    });
  }
  return { status: found.status, answer: found.answer };
};

/** Only a rejected input is final; a decline or a conflict may end differently next time. */
const isFinal = (error: unknown): error is Failure =>
  error instanceof Failure && (error.code === 'VALIDATION_ERROR' || error.code === 'BAD_INPUT');

const replay = <T>({ status, answer }: StoredResponse): IdempotentResponse<T> => {
  if (status < 400) return { response: answer as T, isReplay: true };
  const { code, details } = (answer as StoredFailure).failure;
  throw new Failure(code, details);
};

type HeldKey = IdempotentRequest & TakenKey;

/** Does nothing if the lock expired and another request has taken it over: the key is now that request's. */
const storeResponse = async (
  ctx: Context,
  { scope, key, lockedUntil }: HeldKey,
  { status, answer }: StoredResponse,
): Promise<void> => {
  await ctx.db
    .updateTable('idempotency_keys')
    .set({ status, answer: JSON.stringify(answer) })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('status', 'is', null)
    .where('locked_until', '=', lockedUntil)
    .execute();
};

/** Lets the next request with this key try again, unless the key is another request's by now. */
const releaseKey = async (ctx: Context, { scope, key, lockedUntil }: HeldKey): Promise<void> => {
  await ctx.db
    .deleteFrom('idempotency_keys')
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('status', 'is', null)
    .where('locked_until', '=', lockedUntil)
    .execute();
};

/**
 * Runs a request once per key and stores its response: success and rejected input, but no outcome that may change, such
 * as a decline. The work itself must be idempotent: a process may die after doing it and before storing the response.
 */
export const runOnce = async <T>(
  ctx: Context,
  request: IdempotentRequest,
  work: () => Promise<T>,
): Promise<IdempotentResponse<T>> => {
  const taken = await takeKey(ctx, request);
  if ('status' in taken) return replay<T>(taken);
  const lock = { ...request, ...taken };
  try {
    const response = await work();
    await storeResponse(ctx, lock, { status: 200, answer: response });
    return { response, isReplay: false };
  } catch (error) {
    if (isFinal(error)) {
      const answer = { failure: { code: error.code, details: error.details } };
      await storeResponse(ctx, lock, { status: errorTable[error.code].status, answer });
    } else await releaseKey(ctx, lock);
    throw error;
  }
};

/** Releases locks at the start on an embedded database, where no other process can hold one. */
export const releaseAbandonedKeys = async (ctx: Context): Promise<void> => {
  await ctx.db.deleteFrom('idempotency_keys').where('status', 'is', null).execute();
};

export const idempotencyPersonalData: PersonalData = {
  feature: 'platform/idempotency',
  tables: {
    idempotency_keys: {
      onDeletion: 'deleted',
      contains:
        'responses of calls, with names of guests, for 48 hours; the export has the same data; those of visitors have no account',
    },
  },
  erase: async (_ctx, trx, account) => {
    await trx.deleteFrom('idempotency_keys').where('account_id', '=', account.id).execute();
  },
};

/** Deletes keys after 48 hours. */
export const deleteOldKeys = async (ctx: Context): Promise<void> => {
  const before = new Date(ctx.clock.now().getTime() - keepHours * 3_600_000);
  await ctx.db.deleteFrom('idempotency_keys').where('started_at', '<', before).execute();
};

export const idempotencyRecurringJobs: readonly RecurringJob[] = [
  { name: 'http.delete-old-idempotency-keys', cron: '50 * * * *', run: deleteOldKeys },
];
