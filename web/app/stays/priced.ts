import type { Rate } from '@golark/contract/pricing/schemas';

/** Why there is no price: a rule with its limit and the day that it turns on, or unavailable nights. */
export type Refusal = { rule: string; limit: number; day: string | null };

export type Priced = { kind: 'none' } | { kind: 'rate'; rate: Rate } | { kind: 'refused'; refusal: Refusal };
