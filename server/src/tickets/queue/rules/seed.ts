import { createHash, randomBytes } from 'node:crypto';

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A seed for a draw, and what is published of it before anyone can join. */
export const newSeed = (): { seed: string; commitment: string } => {
  const seed = randomBytes(32).toString('hex');
  return { seed, commitment: sha256(seed) };
};

/** What the published log calls a place. */
export const codeOf = (placeId: string): string => sha256(placeId);
