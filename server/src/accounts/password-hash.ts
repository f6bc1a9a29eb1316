import os from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import pLimit, { type LimitFunction } from 'p-limit';
import { Failure } from '#platform/failure';

/** argon2id, 19 MiB and two passes: about 23 ms on one core. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const atOnce = Math.max(1, Math.floor(os.availableParallelism() / 2));
const mostWaiting = 200;

/** Hashing uses a whole core: a burst of logins must leave cores for other requests. */
const hashTurns = pLimit(atOnce);
/** A login keeps its slot from the first read to the last write, so that waiting logins use no database connection. */
const loginTurns = pLimit(atOnce);

/** Throws UNAVAILABLE if so many are waiting that the response would come too late. */
const takeTurn = <T>(turns: LimitFunction, work: () => Promise<T>): Promise<T> => {
  if (turns.pendingCount < mostWaiting) return turns(work);
  throw new Failure('UNAVAILABLE', {
    detail: 'Too many people are logging in at this moment. Try again in a few seconds.',
    retryAfterSeconds: 5,
  });
};

export const hashPassword = async (password: string): Promise<string> =>
  takeTurn(hashTurns, () => hash(password, cost));

const placeholderHash = hash('an account that does not exist', cost);

/** Without a hash (unknown email) it does the same work, so that the duration reveals nothing. */
export const isPasswordOf = async (passwordHash: string | null, password: string): Promise<boolean> => {
  const target = passwordHash ?? (await placeholderHash);
  const matches = await takeTurn(hashTurns, () => verify(target, password));
  return matches && passwordHash !== null;
};

/** Throws UNAVAILABLE like hashing. */
export const inLoginTurn = <T>(logIn: () => Promise<T>): Promise<T> => takeTurn(loginTurns, logIn);
