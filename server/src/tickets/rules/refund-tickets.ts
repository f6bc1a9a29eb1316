import { divideHalfEven, percentOf } from '@golark/contract/money/rounding';

/** From `events.refund_rule`: until so many hours before the start, so many percent of the price are refunded. */
export type RefundRule = readonly { hoursBefore: number; percent: number }[];

export interface RefundStep {
  percent: number;
  until: Date;
}

const hour = 3_600_000;

/** The step that applies to tickets that are canceled now; null if the event has none any longer. */
export const refundStepAt = (
  { refund_rule, starts_at }: { refund_rule: RefundRule; starts_at: Date },
  now: Date,
): RefundStep | null => {
  const steps = refund_rule
    .map(({ hoursBefore, percent }) => ({
      percent,
      until: new Date(starts_at.getTime() - hoursBefore * hour),
    }))
    .filter(({ percent, until }) => percent > 0 && until > now)
    .sort((a, b) => a.until.getTime() - b.until.getTime());
  return steps[0] ?? null;
};

interface Line {
  /** Cents, of all tickets of the purchase. */
  amount: number;
}

interface Part {
  /** Tickets of the purchase, how many of these were canceled before, and how many are canceled now. */
  quantity: number;
  canceled: number;
  count: number;
  percent: number;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/**
 * What is refunded of each line, in cents. A line of 1,000 cents for three tickets is divided into 333, 334 and 333, so that all
 * of them together are the line; what rounding a percentage leaves is in the last line.
 */
export const refundOfTickets = (lines: readonly Line[], part: Part): number[] => {
  const { quantity, canceled, count, percent } = part;
  const until = (amount: number, tickets: number): number => divideHalfEven(amount * tickets, quantity);
  const shares = lines.map(({ amount }) => until(amount, canceled + count) - until(amount, canceled));
  const parts = shares.slice(0, -1).map((share) => percentOf(share, percent));
  return shares.length === 0 ? [] : [...parts, percentOf(sum(shares), percent) - sum(parts)];
};
