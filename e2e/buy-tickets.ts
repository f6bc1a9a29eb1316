import type { EventCard } from '@golark/contract/events/schemas';
import { deviceIdCookieName } from '@golark/contract/flags/rules';
import { nodesOf } from '@golark/contract/paging/rules';
import type { ListingsPage } from '@golark/contract/tickets/listing-schemas';
import type { Hold, TicketOrder } from '@golark/contract/tickets/order-schemas';
import { golark } from './shared-golark.ts';

type Sent = { method?: string; body?: object; device?: string };

const call = async <Answer>(
  path: string,
  { method = 'GET', body, device = 'journey' }: Sent = {},
): Promise<Answer> => {
  const response = await fetch(`${golark.url}${path}`, {
    method,
    headers: { 'content-type': 'application/json', cookie: `${deviceIdCookieName}=${device}-of-the-journey` },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
  return (response.status === 204 ? null : await response.json()) as Answer;
};

export const listEvents = async (): Promise<EventCard[]> =>
  nodesOf(await call<{ edges: { node: EventCard }[] }>('/v1/events?pageSize=50'));

export const listingsOf = (eventId: string, quantity: number) =>
  call<ListingsPage>(`/v1/events/${eventId}/listings?quantity=${quantity}&pageSize=100`);

export const holdOf = async (listingId: string, quantity: number, device: string): Promise<Hold> =>
  (await call<{ hold: Hold }>('/v1/tickets/holds', { method: 'POST', body: { listingId, quantity }, device }))
    .hold;

export const releaseHold = (holdId: string, device: string) =>
  call<null>(`/v1/tickets/holds/${holdId}`, { method: 'DELETE', device });

/** Two tickets from the box office, bought by Ana. */
export const buyTwo = async (): Promise<TicketOrder> => {
  for (const { id, fromPrice } of await listEvents()) {
    const listing = fromPrice && nodesOf(await listingsOf(id, 2)).find(({ isResale }) => !isResale);
    if (!listing) continue;
    const { id: holdId } = await holdOf(listing.id, 2, 'ana');
    const card = { cardNumber: '4242 4242 4242 4242', cardExpiry: '12/30', cvc: '123' };
    const buyer = { firstName: 'Ana', lastName: 'Diaz', email: 'ana.diaz@example.com' };
    const body = { holdId, buyer, card };
    return (await call<{ order: TicketOrder }>('/v1/tickets/orders', { method: 'PUT', body, device: 'ana' }))
      .order;
  }
  throw new Error('no tickets from a box office');
};
