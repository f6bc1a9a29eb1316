import { listMembershipPlans } from '@golark/contract/membership/calls';
import { footerCode } from '@golark/contract/paths';
import { callApi } from '../platform/api-client.ts';
import type { Api } from '../platform/request-context.ts';

/** What Go+ costs with the code that we offer ourselves; without one while it doesn't apply. */
export type GoPlusOffer = {
  /** For links to the plan; empty for the regular price. */
  code: string;
  firstAmount: number;
  /** Whether later years cost more. */
  isFirstReduced: boolean;
  /** Taken off the fee of event tickets. */
  ticketFeePercentOff: number;
};

/** null if it can't be loaded, without which a page still says what members pay. */
export const loadGoPlusOffer = async (api: Api): Promise<GoPlusOffer | null> => {
  const result = await callApi(api, listMembershipPlans, { query: { code: footerCode } });
  const plan = result.ok ? result.data.plans[0] : undefined;
  if (!result.ok || !plan) return null;
  return {
    code: result.data.code?.status === 'APPLIED' ? footerCode : '',
    firstAmount: plan.firstPrice.amount,
    isFirstReduced: plan.firstPrice.amount < plan.price.amount,
    ticketFeePercentOff: plan.ticketFeePercentOff,
  };
};
