import { type LineRefund, priceLineKinds } from '@golark/contract/pricing/rules';
import { type PricedLine, type RefundKind, refundPerLine } from '#pricing';

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

type Compared = Omit<ChangedLine, 'settled'>;

const compare = (before: readonly PayableLine[], after: readonly PayableLine[]): Compared[] => {
  const [old, now] = [amountsOf(before), amountsOf(after)];
  const byKey = new Map([...after, ...before].toReversed().map((line) => [keyOf(line), line] as const));
  const keys = new Set([...after, ...before].map(keyOf));
  return [...keys].flatMap((key) => {
    const line = byKey.get(key);
    return line ? [{ line, before: old.get(key) ?? 0, after: now.get(key) ?? 0 }] : [];
  });
};

const refundOf = ({ line }: Compared): LineRefund => priceLineKinds[line.code].refund;

/** Lines that the policy treats alike are paid if they are more together, otherwise refunded as in a cancellation. */
const settleAlike = (lines: readonly Compared[], kind: RefundKind): ChangedLine[] => {
  const differences = lines.map(({ before, after }) => after - before);
  if (sum(differences) >= 0) return lines.map((line) => ({ ...line, settled: line.after - line.before }));
  const removed = lines.map(({ line: { code } }, i) => ({ code, amount: -(differences[i] ?? 0) }));
  const refunded = refundPerLine(removed, kind);
  return lines.map((line, i) => ({ ...line, settled: -(refunded[i] ?? 0) || 0 }));
};

/**
 * What a change of a booked stay costs, line by line: what the price grows by is paid, and of what it shrinks by the policy refunds the share
 * that a cancellation would refund now. Nights at $300.00 instead of $400.00 at a step that refunds half: −$50.00.
 */
export const settleChange = (
  before: readonly PayableLine[],
  after: readonly PayableLine[],
  kind: RefundKind,
): ChangedLine[] => {
  const lines = compare(before, after);
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
