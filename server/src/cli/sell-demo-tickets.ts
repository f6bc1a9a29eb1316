import { randomUUID } from 'node:crypto';
import { addDays, dayInZone } from '@golark/contract/dates/rules';
import { rowLabels, seatLabel } from '@golark/contract/events/seat-map-rules';
import type { SeatMap, SeatSection } from '@golark/contract/events/seat-map-schemas';
import type { NewTicketListing } from '@golark/contract/selling/schemas';
import { sql } from 'kysely';
import type { Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import { Failure } from '#platform/failure';
import { advisePrice, createListing } from '#selling';
import { holdTickets, orderTickets } from '#tickets';

const dayMilliseconds = 86_400_000;
const locale = 'en';
/** A published test card of the sandbox. */
const testCard = { cardNumber: '4242424242424242', cardExpiry: '12/40', cvc: '123' };
const buyer = { firstName: 'Robin', lastName: 'Hale', email: 'robin.hale@golark.example' };

const visitor = (): Caller => ({
  ...{ session: null, isSuspended: false, locale, ip: '127.0.0.1', deviceId: randomUUID() },
  userAgent: '',
});

interface ComingEvent {
  id: string;
  starts_at: Date;
  time_zone: string;
  seat_map: SeatMap;
}

/** Events in some weeks whose tickets anybody can sell, each at another venue. */
const listEvents = async (ctx: Context, count: number): Promise<ComingEvent[]> => {
  const now = ctx.clock.now().getTime();
  const [from, until] = [new Date(now + 20 * dayMilliseconds), new Date(now + 80 * dayMilliseconds)];
  const { rows } = await sql<ComingEvent>`SELECT DISTINCT ON (v.id) e.id, e.starts_at, v.time_zone, v.seat_map
    FROM events e JOIN venues v ON v.id = e.venue_id
    WHERE e.status = 'SCHEDULED' AND e.starts_at BETWEEN ${from} AND ${until} AND e.resale_cap_percent IS NULL
      AND (e.on_sale_at IS NULL OR e.on_sale_at < ${new Date(now)}) AND e.category <> 'other'
    ORDER BY v.id, e.starts_at LIMIT ${count}`.execute(ctx.db);
  return rows;
};

const seatCount = 4;
const mostTries = 40;

/** The last seats of each row, where the fewest are listed. */
const endsOfRows = (section: SeatSection): Pick<NewTicketListing, 'sectionId' | 'row' | 'seats'>[] => {
  const { rows } = section;
  if (!rows) return [];
  return rowLabels(rows).flatMap((row, i) => {
    const count = rows.seats[i] ?? 0;
    if (count < seatCount) return [];
    const [from, to] = [count - seatCount, count - 1].map((seat) => seatLabel(rows.numbering, seat));
    return [{ sectionId: section.id, row, seats: { from: from ?? '', to: to ?? '' } }];
  });
};

/** Lists four seats that aren't listed yet; null if there are none. */
const listSeats = async (
  ctx: Context,
  { accountId, event }: { accountId: string; event: ComingEvent },
  change: Partial<NewTicketListing>,
): Promise<string | null> => {
  const places = event.seat_map.sections.flatMap(endsOfRows).reverse();
  const [first] = places;
  if (!first) return null;
  const query = { sectionId: first.sectionId, quantity: seatCount };
  const { price } = await advisePrice(ctx, event.id, query);
  const terms = {
    splitRule: 'no-single',
    disclosures: ['aisle'],
    delivery: 'transfer',
    status: 'active',
  } as const;
  for (const place of places.slice(0, mostTries)) {
    const body = { eventId: event.id, ...place, ...terms, facePriceAmount: null, inHandOn: null };
    try {
      const made = await createListing(
        ctx,
        { accountId, locale },
        { ...body, disclosures: [...terms.disclosures], priceAmount: price.amount, ...change },
      );
      return made.listing.id;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
    }
  }
  return null;
};

/** Some listings of a demo account: one of which two tickets are sold and have to be delivered, one for sale, and a draft. */
export const sellDemoTickets = async (ctx: Context, accountId: string): Promise<void> => {
  const [sold, offered, drafted] = await listEvents(ctx, 3);
  const inHandOn = (event: ComingEvent): string => addDays(dayInZone(event.starts_at, event.time_zone), -5);
  if (offered) await listSeats(ctx, { accountId, event: offered }, {});
  if (drafted)
    await listSeats(
      ctx,
      { accountId, event: drafted },
      { status: 'draft', delivery: 'upload', inHandOn: inHandOn(drafted) },
    );
  if (!sold) return;
  const listingId = await listSeats(ctx, { accountId, event: sold }, { inHandOn: inHandOn(sold) });
  if (!listingId) return;
  const caller = visitor();
  const { hold } = await holdTickets(ctx, caller, { listingId, quantity: 2 });
  await orderTickets(ctx, caller, { holdId: hold.id, buyer, card: testCard });
};
