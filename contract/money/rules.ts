import type { Money } from './schemas.ts';

/** Cents to Money. */
export const usd = (amount: number): Money => ({ amount, currency: 'USD' });
