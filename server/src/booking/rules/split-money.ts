import type { CancellationStep, PriceLine } from '@golark/contract/pricing/schemas';
import type { z } from 'zod';
import type { LedgerAccount } from '#ledger';

type Kind = z.infer<typeof CancellationStep>['kind'];

/** Whose money each line is. */
const accountOfLine: Record<PriceLine['code'], LedgerAccount> = {
  nights: 'host_payable',
  weekly_discount: 'host_payable',
  monthly_discount: 'host_payable',
  member_discount: 'host_payable',
  extra_guests: 'host_payable',
  pet_fee: 'host_payable',
  cleaning_fee: 'host_payable',
  service_fee: 'platform_revenue',
  occupancy_tax: 'taxes_payable',
};

export interface Entry {
  account: LedgerAccount;
  amount: number;
}

const byAccount = (lines: PriceLine[]): Map<LedgerAccount, number> => {
  const sums = new Map<LedgerAccount, number>();
  for (const line of lines) {
    const account = accountOfLine[line.code];
    sums.set(account, (sums.get(account) ?? 0) + line.amount.amount);
  }
  return sums;
};

/** A payment comes into the gateway's account and is owed to host, platform and tax office. Sums to zero. */
export const entriesOfPayment = (lines: PriceLine[]): Entry[] => {
  const sums = byAccount(lines);
  const total = [...sums.values()].reduce((all, amount) => all + amount, 0);
  return [
    { account: 'gateway', amount: total },
    ...[...sums].map(([account, amount]) => ({ account, amount: -amount })),
  ];
};

const platformKeeps: Record<Kind, boolean> = { all: false, half: false, fees: true, none: true };
const taxesComeBack: Record<Kind, boolean> = { all: true, half: true, fees: true, none: false };

/** What a cancellation takes back from each and owes to the guest; the host's part is what remains. Sums to zero. */
export const entriesOfRefund = (lines: PriceLine[], kind: Kind, refundAmount: number): Entry[] => {
  const sums = byAccount(lines);
  const service = platformKeeps[kind] ? 0 : (sums.get('platform_revenue') ?? 0);
  const taxes = taxesComeBack[kind] ? (sums.get('taxes_payable') ?? 0) : 0;
  return [
    { account: 'platform_revenue', amount: service },
    { account: 'taxes_payable', amount: taxes },
    { account: 'host_payable', amount: refundAmount - service - taxes },
    { account: 'guest_refunds', amount: -refundAmount },
  ];
};
