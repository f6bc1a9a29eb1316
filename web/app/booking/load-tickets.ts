import type { Order } from '@golark/contract/orders/schemas';
import type { PriceLine } from '@golark/contract/pricing/schemas';
import { listOwnHolds } from '@golark/contract/tickets/calls';
import type { Hold } from '@golark/contract/tickets/order-schemas';
import { callApi } from '../platform/api-client.ts';
import type { Api } from '../platform/request-context.ts';

/** Tickets in the checkout of a stay: held by the guest and can be added, or the order that is held has them already. */
export interface TicketsPart {
  hold: Hold;
  /** As they were ordered; null for tickets that were not. */
  orderedLines: PriceLine[] | null;
}

/** null without tickets that this order can have: what is held is paid as it was ordered. */
export const loadTickets = async (api: Api, held: Order | null): Promise<TicketsPart | null> => {
  const ordered = held?.items.find(({ kind }) => kind === 'tickets');
  if (held && !ordered) return null;
  const found = await callApi(api, listOwnHolds);
  const holds = found.ok ? found.data.holds : [];
  const hold = holds.find(({ orderId }) => orderId === (held?.id ?? null));
  return hold ? { hold, orderedLines: ordered?.lines ?? null } : null;
};
