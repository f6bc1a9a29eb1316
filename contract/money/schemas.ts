import { z } from 'zod';

/** An amount in minor units: `{ amount: 12345, currency: 'USD' }` is $123.45. */
export const Money = z.strictObject({ amount: z.int(), currency: z.literal('USD') });

export type Money = z.infer<typeof Money>;
