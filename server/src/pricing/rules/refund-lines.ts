import { divideHalfEven } from '@golark/contract/money/rounding';
import { type LineCode, type LineRefund, priceLineKinds } from '@golark/contract/pricing/rules';
import type { Cancellation } from '@golark/contract/pricing/schemas';

export type RefundKind = Cancellation['schedule'][number]['kind'];

export interface RefundableLine {
  code: LineCode;
  /** Cents. */
  amount: number;
}

/** Which lines each step of a cancellation schedule refunds; `by-policy` lines by their share. */
const refundedBy: Record<RefundKind, { policyShare: 0 | 0.5 | 1; inFull: readonly LineRefund[] }> = {
  all: { policyShare: 1, inFull: ['while-refundable', 'before-start'] },
  half: { policyShare: 0.5, inFull: ['while-refundable', 'before-start'] },
  fees: { policyShare: 0, inFull: ['before-start'] },
  none: { policyShare: 0, inFull: [] },
};

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** Splits half of the lines' sum over them; the last line takes what rounding leaves. */
const halves = (amounts: readonly number[]): number[] => {
  const target = divideHalfEven(sum(amounts), 2);
  const parts = amounts.slice(0, -1).map((amount) => divideHalfEven(amount, 2));
  return amounts.length === 0 ? [] : [...parts, target - sum(parts)];
};

const shareOf = (amounts: readonly number[], share: 0 | 0.5 | 1): number[] => {
  if (share === 1) return [...amounts];
  return share === 0 ? amounts.map(() => 0) : halves(amounts);
};

/** What a step refunds of each line, in cents, in the order of the lines. */
export const refundPerLine = (lines: readonly RefundableLine[], kind: RefundKind): number[] => {
  const { policyShare, inFull } = refundedBy[kind];
  const isByPolicy = (line: RefundableLine): boolean => priceLineKinds[line.code].refund === 'by-policy';
  const shares = shareOf(
    lines.filter(isByPolicy).map((line) => line.amount),
    policyShare,
  );
  return lines.map((line) => {
    if (isByPolicy(line)) return shares.shift() ?? 0;
    return inFull.includes(priceLineKinds[line.code].refund) ? line.amount : 0;
  });
};

export const refundAmountOf = (lines: readonly RefundableLine[], kind: RefundKind): number =>
  sum(refundPerLine(lines, kind));
