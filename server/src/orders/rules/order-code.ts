import { randomInt } from 'node:crypto';

/** Letters and digits that are not confused on the telephone. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** `GK` and eight characters: a trillion codes, so that a clash is rare; the unique constraint catches it. */
export const newOrderCode = (): string =>
  `GK${Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('')}`;
