import { randomInt } from 'node:crypto';

/** Letters and digits that nobody confuses on the telephone. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** `GK` and eight characters: a trillion of them, so that a clash is a rarity that the unique index catches. */
export const newConfirmationCode = (): string =>
  `GK${Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('')}`;
