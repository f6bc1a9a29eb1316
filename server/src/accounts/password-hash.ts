import os from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import pLimit, { type LimitFunction } from 'p-limit';
import { Failure } from '#platform/failure';

/** argon2id, 19 MiB and two passes: about 23 ms of a core. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const atOnce = Math.max(1, Math.floor(os.availableParallelism() / 2));
const mostWaiting = 200;

/** Hashing takes a whole core: a burst of logins must not take them all from everybody else. */
const hashTurns = pLimit(atOnce);
/** A login holds its turn from the first read to the last write: those who wait ask nothing of anybody. */
const loginTurns = pLimit(atOnce);

/** Throws UNAVAILABLE when so many wait that the answer would come too late to be of use. */
const takeTurn = <T>(turns: LimitFunction, work: () => Promise<T>): Promise<T> => {
  if (turns.pendingCount < mostWaiting) return turns(work);
  throw new Failure('UNAVAILABLE', {
    detail: 'Too many people are logging in at this moment. Try again in a few seconds.',
    retryAfterSeconds: 5,
  });
};

export const hashPassword = async (password: string): Promise<string> =>
  takeTurn(hashTurns, () => hash(password, cost));

const hashOfNobody = hash('an account that does not exist', cost);

/** With no hash (unknown email) the same work is done, so that the time tells nothing. */
export const isPasswordOf = async (passwordHash: string | null, password: string): Promise<boolean> => {
  const target = passwordHash ?? (await hashOfNobody);
  const matches = await takeTurn(hashTurns, () => verify(target, password));
  return matches && passwordHash !== null;
};

/** Throws UNAVAILABLE as hashing does. */
export const inLoginTurn = <T>(logIn: () => Promise<T>): Promise<T> => takeTurn(loginTurns, logIn);
