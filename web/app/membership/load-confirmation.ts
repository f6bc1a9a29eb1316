import { getMembership } from '@golark/contract/membership/calls';
import type { Membership } from '@golark/contract/membership/schemas';
import { getOrder } from '@golark/contract/orders/calls';
import type { Order } from '@golark/contract/orders/schemas';
import { accountMembershipPath } from '@golark/contract/paths';
import { redirect } from 'react-router';
import { callApi, dataOrThrow } from '../platform/api-client.ts';
import { assertPageId, pageNotFound } from '../platform/page/page-not-found.ts';
import type { Api } from '../platform/request-context.ts';

type Item = Order['items'][number];
type Joined = { kind: 'joined'; item: Item; subscription: NonNullable<Membership['subscription']> };

export type ConfirmationData = { isRenewal: boolean } & (
  | Joined
  | { kind: 'bank'; action: NonNullable<Order['paymentAction']> }
  | { kind: 'waiting' }
  | { kind: 'declined' }
);

const failed: ReadonlySet<Order['status']> = new Set(['PAYMENT_FAILED', 'EXPIRED', 'DECLINED']);

const findJoined = async (api: Api, item: Item): Promise<Joined> => {
  const { subscription } = dataOrThrow(await callApi(api, getMembership));
  // refunded, canceled or over: the account's page shows what there is now
  if (item.status !== 'CONFIRMED' || !subscription || subscription.status === 'EXPIRED')
    throw redirect(accountMembershipPath());
  return { kind: 'joined', item, subscription };
};

/** The state of the purchase of an order; without one, the account's page shows the membership. NOT_FOUND for an order without Go+. */
export const loadConfirmation = async (api: Api, url: URL): Promise<ConfirmationData> => {
  const orderId = url.searchParams.get('order');
  if (!orderId) throw redirect(accountMembershipPath());
  assertPageId(orderId, url);
  const { order } = dataOrThrow(await callApi(api, getOrder, { params: { orderId } }));
  const item = order.items.find(({ kind }) => kind === 'membership');
  if (!item) throw pageNotFound(url);
  const isRenewal = order.payments.some(({ purpose }) => purpose === 'renewal');
  if (order.paymentAction) return { kind: 'bank', isRenewal, action: order.paymentAction };
  if (failed.has(order.status)) return { kind: 'declined', isRenewal };
  if (order.status === 'PENDING_PAYMENT') return { kind: 'waiting', isRenewal };
  return { isRenewal, ...(await findJoined(api, item)) };
};
