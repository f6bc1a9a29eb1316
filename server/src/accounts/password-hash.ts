import os from 'node:os';
import { hash, type Options, verify } from '@node-rs/argon2';
import pLimit, { type LimitFunction } from 'p-limit';
import type { Config } from '#platform/config';
import { Failure } from '#platform/failure';

type Cost = Config['passwordHashCost'];

/** argon2id. The full cost is 19 MiB and two passes, about 23 ms on one core; the low one, the least that the library accepts. */
const costs: Record<Cost, Options> = {
  full: { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
  low: { memoryCost: 8, timeCost: 1, parallelism: 1 },
};
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

export const hashPassword = async ({ passwordHashCost }: Config, password: string): Promise<string> =>
  takeTurn(hashTurns, () => hash(password, costs[passwordHashCost]));

const placeholders = new Map<Cost, Promise<string>>();

const placeholderHash = (cost: Cost): Promise<string> => {
  const known = placeholders.get(cost) ?? hash('an account that does not exist', costs[cost]);
  placeholders.set(cost, known);
  return known;
};

/** Without a hash (unknown email) it does the same work, so that the duration reveals nothing. */
export const isPasswordOf = async (
  { passwordHashCost }: Config,
  passwordHash: string | null,
  password: string,
): Promise<boolean> => {
  const target = passwordHash ?? (await placeholderHash(passwordHashCost));
  const matches = await takeTurn(hashTurns, () => verify(target, password));
  return matches && passwordHash !== null;
};

/** Throws UNAVAILABLE like hashing. */
export const inLoginTurn = <T>(logIn: () => Promise<T>): Promise<T> => takeTurn(loginTurns, logIn);
