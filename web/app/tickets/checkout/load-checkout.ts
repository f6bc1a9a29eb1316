import { eventPath, ticketCheckoutPath } from '@golark/contract/event-paths';
import { getEvent } from '@golark/contract/events/calls';
import { listCards } from '@golark/contract/payments/calls';
import { findOwnHold, getHold } from '@golark/contract/tickets/calls';
import { redirect } from 'react-router';
import { callApi, dataOrThrow } from '../../platform/api-client.ts';
import { assertPageId } from '../../platform/page/page-not-found.ts';
import type { PageRequest } from '../../platform/page/page-request.ts';
import type { Api } from '../../platform/request-context.ts';
import { staysNearPath } from '../parts/stays-near-path.ts';

/** The checkout of the hold that this browser has, or the event's page. */
const leadToHold = async (api: Api, eventId: string): Promise<never> => {
  const found = await callApi(api, findOwnHold, { params: { eventId } });
  const hold = found.ok ? found.data.hold : null;
  throw redirect(hold ? ticketCheckoutPath(eventId, hold.id) : eventPath(eventId));
};

const cents = (text: string | null): number | null => {
  const amount = Number(text);
  return text && Number.isInteger(amount) && amount > 0 ? amount : null;
};

export const loadCheckout = async ({ api, account, url, now }: PageRequest, eventId: string) => {
  assertPageId(eventId, url);
  const holdId = url.searchParams.get('hold');
  if (!holdId) return leadToHold(api, eventId);
  const [held, found, cards] = await Promise.all([
    callApi(api, getHold, { params: { holdId } }),
    callApi(api, getEvent, { params: { eventId } }),
    account ? callApi(api, listCards) : null,
  ]);
  if (!held.ok && held.error.statusCode === 404) return leadToHold(api, eventId);
  const { hold } = dataOrThrow(held);
  const { event } = dataOrThrow(found);
  if (hold.event.id !== eventId) throw redirect(ticketCheckoutPath(hold.event.id, hold.id));
  const seenPrice = cents(url.searchParams.get('was'));
  return {
    hold,
    seatMap: event.seatMap,
    refundSteps: event.refundSteps,
    staysPath: staysNearPath(event),
    cards: cards ? dataOrThrow(cards).cards : [],
    now: now.toISOString(),
    changedFrom: seenPrice === hold.price.amount ? null : seenPrice,
  };
};

export type CheckoutData = Awaited<ReturnType<typeof loadCheckout>>;
