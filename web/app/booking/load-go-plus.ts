import { listMembershipPlans } from '@golark/contract/membership/calls';
import type { MembershipPlan, PlansResponse } from '@golark/contract/membership/schemas';
import type { Order } from '@golark/contract/orders/schemas';
import { footerCode } from '@golark/contract/paths';
import type { PriceLine, Quote } from '@golark/contract/pricing/schemas';
import { hasMembership } from '../membership/index.ts';
import { callApi } from '../platform/api-client.ts';
import type { Account, Api } from '../platform/request-context.ts';

/** Go+ in the checkout of a stay: it can be added, or the order that is held has it already. */
export type GoPlusPart =
  | { kind: 'offered'; plan: MembershipPlan; code: PlansResponse['code'] }
  | { kind: 'ordered'; lines: PriceLine[] };

const findOffer = async (api: Api): Promise<GoPlusPart | null> => {
  const plans = await callApi(api, listMembershipPlans, { query: { code: footerCode } });
  const [plan] = plans.ok ? plans.data.plans : [];
  if (!plans.ok || !plan) return null;
  const { code } = plans.data;
  return { kind: 'offered', plan, code: code?.status === 'APPLIED' ? code : null };
};

/** Whether the price of a member is another one than the guest's. */
export const isCheaperWithGoPlus = ({ applies, member }: Quote): boolean =>
  applies !== 'member' && member.savings.amount > 0;

/** null where Go+ would change nothing, and for an order without it: what is held is paid as it was ordered. */
export const loadGoPlus = async (
  api: Api,
  { account, quote, held }: { account: Account; quote: Quote; held: Order | null },
): Promise<GoPlusPart | null> => {
  if (!isCheaperWithGoPlus(quote)) return null;
  if (!held) return hasMembership(account) ? null : findOffer(api);
  const item = held.items.find(({ kind }) => kind === 'membership');
  return item ? { kind: 'ordered', lines: item.lines } : null;
};
