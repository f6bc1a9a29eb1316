import type { Locale } from '@golark/contract/locale/rules';
import type { Hold } from '@golark/contract/tickets/order-schemas';
import { presentEvent, presentPlace } from './present-place.ts';
import { parseRanges } from './rules/seat-ranges.ts';
import type { HoldRow } from './store/holds.ts';

/** Tickets as they were at purchase. The date of the event is read from the event, because it can be moved. */
export interface TicketSnapshot {
  eventId: string;
  title: string;
  startsAt: string;
  venue: Hold['event']['venue'];
  imageAlt: Record<Locale, string>;
  place: Hold['place'];
  quantity: number;
  disclosures: Hold['disclosures'];
  delivery: Hold['delivery'];
  inHandOn: string | null;
  /** null: the box office. */
  sellerAccountId: string | null;
}

export const snapshotOf = (row: HoldRow): TicketSnapshot => {
  const { id, title, startsAt, venue } = presentEvent(row, 'en');
  return {
    ...{ eventId: id, title, startsAt, venue },
    imageAlt: row.picture_alt,
    place: presentPlace(row, parseRanges(row.seats)[0] ?? null),
    quantity: row.quantity,
    disclosures: row.disclosures,
    delivery: row.delivery,
    inHandOn: row.in_hand_on,
    sellerAccountId: row.seller_account_id,
  };
};
