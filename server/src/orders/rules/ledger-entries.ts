import type { LedgerEntry } from '#ledger';

export interface PayableLine {
  code: string;
  /** Cents. */
  amount: number;
  payee: string;
}

const isMemberDiscount = ({ code }: PayableLine): boolean => code.startsWith('member_discount');

const sumByPayee = (lines: readonly PayableLine[]): Map<string, number> => {
  const sums = new Map<string, number>();
  for (const { payee, amount } of lines) sums.set(payee, (sums.get(payee) ?? 0) + amount);
  return sums;
};

const total = (lines: readonly PayableLine[]): number => lines.reduce((sum, { amount }) => sum + amount, 0);

/** One entry for each payee, and one for the member discount that it grants. */
const owed = (lines: readonly PayableLine[], sign: 1 | -1): LedgerEntry[] => {
  const discounts = lines.filter(isMemberDiscount);
  const others = lines.filter((line) => !isMemberDiscount(line));
  return [
    ...[...sumByPayee(others)].map(([account, amount]) => ({ account, amount: sign * amount })),
    ...[...sumByPayee(discounts)].map(([account, amount]) => ({
      account,
      amount: sign * amount,
      purpose: 'member-discount' as const,
    })),
  ];
};

/** What the gateway received and whom it is owed to. Sums to zero. */
export const entriesOfPayment = (gateway: string, lines: readonly PayableLine[]): LedgerEntry[] => [
  { account: `gateway:${gateway}`, amount: total(lines) },
  ...owed(lines, -1),
];

/** Takes the refunded part of each line back from its payee and owes it to the buyer. Sums to zero. */
export const entriesOfRefund = (buyer: string, refunded: readonly PayableLine[]): LedgerEntry[] => [
  ...owed(refunded, 1),
  { account: `buyer:${buyer}`, amount: -total(refunded) },
];

/** The gateway paid a refund out to the buyer. */
export const entriesOfPaidRefund = (
  { gateway, buyer }: { gateway: string; buyer: string },
  amount: number,
): LedgerEntry[] => [
  { account: `buyer:${buyer}`, amount },
  { account: `gateway:${gateway}`, amount: -amount },
];
