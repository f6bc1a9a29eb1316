import os from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

/** argon2id, 19 MiB and two passes: about 23 ms of a core. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const atOnce = Math.max(1, Math.floor(os.availableParallelism() / 2));

/** Hashing takes a whole core: a burst of logins must not take them all from everybody else. */
const inTurn = pLimit(atOnce);

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, cost));

const hashOfNobody = hashPassword('an account that does not exist');

/** With no hash (unknown email) the same work is done, so that the time tells nothing. */
export const isPasswordOf = async (passwordHash: string | null, password: string): Promise<boolean> => {
  const target = passwordHash ?? (await hashOfNobody);
  const matches = await inTurn(() => verify(target, password));
  return matches && passwordHash !== null;
};
