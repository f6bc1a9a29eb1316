import { getMembership, listMembershipPlans } from '@golark/contract/membership/calls';
import type { Membership, MembershipPlan, PlansResponse } from '@golark/contract/membership/schemas';
import { listCards } from '@golark/contract/payments/calls';
import type { Card } from '@golark/contract/payments/schemas';
import { callApi, dataOrThrow } from '../platform/api-client.ts';
import type { Account, Api } from '../platform/request-context.ts';

/** The plan that is bought, with the effect of the code in the address. */
export type Offer = Pick<PlansResponse, 'code' | 'terms'> & { plan: MembershipPlan };

export type PurchaseData =
  | { kind: 'visitor'; offer: Offer }
  | { kind: 'member'; membership: Membership }
  | { kind: 'open'; offer: Offer; cards: Card[] };

/** As long as a code may be. A longer one is unknown too, without a request. */
const maxCodeLength = 40;

export const loadOffer = async (api: Api, code: string): Promise<Offer> => {
  const query = code ? { code: code.slice(0, maxCodeLength) } : {};
  const { plans, ...rest } = dataOrThrow(await callApi(api, listMembershipPlans, { query }));
  const [plan] = plans;
  if (!plan) throw new Response('No plan is offered', { status: 404 });
  return { plan, code: rest.code, terms: rest.terms };
};

/** Whether the account has a membership, paid or not; one that has expired can be joined again. */
export const hasMembership = ({ membershipSubscription }: Account): boolean =>
  membershipSubscription !== null && membershipSubscription.status !== 'EXPIRED';

export const loadPurchase = async (
  api: Api,
  { account, code }: { account: Account | null; code: string },
): Promise<PurchaseData> => {
  if (!account) return { kind: 'visitor', offer: await loadOffer(api, code) };
  if (hasMembership(account))
    return { kind: 'member', membership: dataOrThrow(await callApi(api, getMembership)) };
  const [offer, cards] = await Promise.all([loadOffer(api, code), callApi(api, listCards)]);
  return { kind: 'open', offer, cards: dataOrThrow(cards).cards };
};
