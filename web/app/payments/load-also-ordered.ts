import { ticketOrderPath } from '@golark/contract/event-paths';
import { getOrder } from '@golark/contract/orders/calls';
import type { Order } from '@golark/contract/orders/schemas';
import { accountMembershipPath, tripPath } from '@golark/contract/paths';
import { callApi } from '../platform/api-client.ts';
import type { Api } from '../platform/request-context.ts';

/** Something that was bought with the same payment. */
export interface AlsoOrdered {
  text: string;
  to: string;
}

interface OrderPart {
  orderId: string;
  itemId: string;
  /** The part's own total differs from that of its order. */
  isAlone: boolean;
  /** What the page shows anyway. */
  without?: Item['kind'];
}

type Item = Order['items'][number];

const pathOf = ({ kind, id }: Item, { orderId, items }: { orderId: string; items: Item[] }): string => {
  if (kind === 'stay') return tripPath(id);
  const stay = items.find((item) => item.kind === 'stay');
  if (kind === 'insurance' && stay) return `${tripPath(stay.id)}#insurance`;
  return kind === 'tickets' ? ticketOrderPath(orderId) : accountMembershipPath();
};

/** The other items of an order of the account; empty if it can't be loaded, because the page is complete without them. */
export const loadAlsoOrdered = async (api: Api, part: OrderPart): Promise<AlsoOrdered[]> => {
  const { orderId, itemId, isAlone, without } = part;
  if (isAlone) return [];
  const found = await callApi(api, getOrder, { params: { orderId } });
  const items = found.ok ? found.data.order.items : [];
  return items
    .filter(({ id, kind }) => id !== itemId && kind !== without)
    .map((item) => ({ text: item.description, to: pathOf(item, { orderId, items }) }));
};
