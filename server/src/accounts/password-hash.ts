import os from 'node:os';
import { hash, verify } from '@node-rs/argon2';

/** argon2id, 19 MiB and two passes: about 23 ms of a core. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const atOnce = Math.max(1, Math.floor(os.availableParallelism() / 2));

let running = 0;
const waiting: (() => void)[] = [];

/** Hashing takes a whole core: a burst of logins must not take them all from everybody else. */
const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  running++;
  try {
    return await work();
  } finally {
    running--;
    waiting.shift()?.();
  }
};

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, cost));

const hashOfNobody = hashPassword('an account that does not exist');

/** With no hash (unknown email) the same work is done, so that the time tells nothing. */
export const isPasswordOf = async (passwordHash: string | null, password: string): Promise<boolean> => {
  const target = passwordHash ?? (await hashOfNobody);
  const matches = await inTurn(() => verify(target, password));
  return matches && passwordHash !== null;
};
