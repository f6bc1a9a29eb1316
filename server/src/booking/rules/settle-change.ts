import { type LineRefund, priceLineKinds } from '@golark/contract/pricing/rules';
import { type PricedLine, type RefundKind, refundPerLine } from '#pricing';
import type { PaidParts } from './paid-by-night.ts';

/** A line with the ledger account that receives it. */
export interface PayableLine extends PricedLine {
  payee: string;
}

/** A line of a price before and after a change; amounts are cents. */
export interface ChangedLine {
  /** The line after the change, or before it if it is gone. */
  line: PayableLine;
  before: number;
  after: number;
  /** Paid for it, or refunded if it is negative. */
  settled: number;
}

const keyOf = ({ code, params, payee }: PayableLine): string =>
  [code, payee, params['name'], params['kind']].join(' ');

const amountsOf = (lines: readonly PayableLine[]): Map<string, number> => {
  const sums = new Map<string, number>();
  for (const line of lines) sums.set(keyOf(line), (sums.get(keyOf(line)) ?? 0) + line.amount);
  return sums;
};

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

interface Compared extends Omit<ChangedLine, 'settled'> {
  /** Paid before and counted towards the new price; the rest is used up. */
  credit: number;
}

/** The lines from which what is used up is taken. */
const usedUpOf = ({ code }: PayableLine, usedUp: PaidParts): number => {
  if (code === 'nights') return usedUp.host;
  return code === 'service_fee' ? usedUp.fee : 0;
};

const compare = (
  before: readonly PayableLine[],
  after: readonly PayableLine[],
  usedUp: PaidParts,
): Compared[] => {
  const [old, now] = [amountsOf(before), amountsOf(after)];
  const byKey = new Map([...after, ...before].toReversed().map((line) => [keyOf(line), line] as const));
  const keys = new Set([...after, ...before].map(keyOf));
  return [...keys].flatMap((key) => {
    const line = byKey.get(key);
    if (!line) return [];
    const paid = old.get(key) ?? 0;
    return [{ line, before: paid, after: now.get(key) ?? 0, credit: paid - usedUpOf(line, usedUp) }];
  });
};

const refundOf = ({ line }: Compared): LineRefund => priceLineKinds[line.code].refund;

/** Lines that the policy treats alike are paid if they are more together, otherwise refunded as in a cancellation. */
const settleAlike = (lines: readonly Compared[], kind: RefundKind): ChangedLine[] => {
  const differences = lines.map(({ credit, after }) => after - credit);
  const settledOf = ({ credit: _, ...line }: Compared, settled: number): ChangedLine => ({
    ...line,
    settled,
  });
  if (sum(differences) >= 0) return lines.map((line, i) => settledOf(line, differences[i] ?? 0));
  const removed = lines.map(({ line: { code } }, i) => ({ code, amount: -(differences[i] ?? 0) }));
  const refunded = refundPerLine(removed, kind);
  return lines.map((line, i) => settledOf(line, -(refunded[i] ?? 0) || 0));
};

/**
 * What a change of a booked stay costs, line by line: what the price grows by is paid, and of what it shrinks by the policy refunds the share
 * that a cancellation would refund now. Nights at $300.00 instead of $400.00 at a step that refunds half: −$50.00. The part that is used up, because
 * former guests of given-up nights were refunded from it, counts towards nothing: $400.00 instead of $400.00 with $100.00 used up: $100.00.
 */
export const settleChange = (
  before: readonly PayableLine[],
  after: readonly PayableLine[],
  { kind, usedUp }: { kind: RefundKind; usedUp: PaidParts },
): ChangedLine[] => {
  const lines = compare(before, after, usedUp);
  const settled = new Map(
    [...new Set(lines.map(refundOf))].flatMap((refund) =>
      settleAlike(
        lines.filter((line) => refundOf(line) === refund),
        kind,
      ).map((line) => [line.line, line] as const),
    ),
  );
  return lines.flatMap(({ line }) => settled.get(line) ?? []);
};
