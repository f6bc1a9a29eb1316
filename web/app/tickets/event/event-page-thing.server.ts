import type { Event } from '@golark/contract/events/schemas';
import type { Addresses } from '../../platform/page/describe-page.server.ts';
import type { Thing } from '../../platform/page/page-description.ts';
import { decimalAmount, zonedTime } from '../../platform/page/structured-data.server.ts';
import { eventThing, offersOf } from '../parts/event-things.server.ts';
import type { EventPhase } from './event-phase.ts';

type Priced = { amount: number } | null;
type Page = { event: Event; phase: EventPhase; listings: { lowest: Priced; highest: Priced } };

/** All-in prices, as the page shows them; no prices while nothing is for sale, and no offer of what is over. */
const pageOffers = ({ event, phase, listings }: Page, at: Addresses): Thing => {
  if (phase === 'past' || phase === 'canceled') return {};
  const { lowPrice: _lowest, ...offers } = offersOf(event, at);
  const { lowest, highest } = listings;
  const isPriced = phase === 'onSale' && lowest && highest;
  return {
    offers: isPriced
      ? { ...offers, lowPrice: decimalAmount(lowest.amount), highPrice: decimalAmount(highest.amount) }
      : offers,
  };
};

/** The event of a page for search engines (schema.org). */
export const eventPageThing = (page: Page, at: Addresses): Thing => {
  const { event } = page;
  const { doorsAt, isTimeTbd, movedFrom, venue } = event;
  const { offers: _offers, ...thing } = eventThing(event, at);
  return {
    ...thing,
    ...(doorsAt && !isTimeTbd ? { doorTime: zonedTime(doorsAt, venue.timeZone) } : {}),
    ...(movedFrom ? { previousStartDate: zonedTime(movedFrom, venue.timeZone) } : {}),
    ...pageOffers(page, at),
  };
};
