import type { Booking } from '@golark/contract/booking/schemas';
import { nightsBetween } from '@golark/contract/dates/rules';
import type { Locale } from '@golark/contract/locale/rules';
import { locales } from '@golark/contract/locale/rules';
import { usd } from '@golark/contract/money/rules';
import { sql } from 'kysely';
import type { Context } from '#platform/context';
import { refundAt } from '#pricing';
import { clockTime, listStays, type StayRow } from '#stays';
import { canBecome } from './rules/booking-states.ts';
import { type BookedRoom, type BookingRow, listRooms } from './store.ts';

type Party = Booking['guests'];

/** Everything that a page of bookings shows, read in one go each. */
const hydrate = async (ctx: Context, rows: BookingRow[], locale: Locale) => {
  const ids = rows.map((row) => row.id);
  const ofBookings = sql<string>`ANY(${ids}::uuid[])`;
  const [stays, rooms, charges, refunds, events] = await Promise.all([
    listStays(ctx.db, [...new Set(rows.map((row) => row.listing_id))], locale),
    listRooms(ctx.db, ids),
    ctx.db
      .selectFrom('charges')
      .innerJoin('saved_cards', 'saved_cards.id', 'charges.saved_card_id')
      .selectAll('charges')
      .select(['saved_cards.brand', 'saved_cards.last4'])
      .where('charges.booking_id', '=', ofBookings)
      .orderBy('charges.created_at')
      .execute(),
    ctx.db
      .selectFrom('refunds')
      .selectAll()
      .where('booking_id', '=', ofBookings)
      .orderBy('created_at')
      .execute(),
    ctx.db
      .selectFrom('booking_events')
      .selectAll()
      .where('booking_id', '=', ofBookings)
      .orderBy('id')
      .execute(),
  ]);
  return { stays: new Map(stays.map((stay) => [stay.id, stay])), rooms, charges, refunds, events };
};

type Hydrated = Awaited<ReturnType<typeof hydrate>>;

const presentStay = (stay: StayRow, booking: BookingRow): Booking['property'] => ({
  id: stay.id,
  title: stay.title,
  city: stay.city_name,
  state: stay.state_name,
  timeZone: stay.time_zone,
  image: stay.photos[0] ?? null,
  hostName: stay.host_name,
  checkInFrom: clockTime(stay.check_in_from),
  checkInUntil: clockTime(stay.check_in_until),
  checkOutBy: clockTime(stay.check_out_by),
  location: ['CONFIRMED', 'COMPLETED'].includes(booking.status)
    ? { lat: stay.latitude, lng: stay.longitude }
    : null,
});

const presentRooms = (rooms: BookedRoom[], stay: StayRow): Booking['rooms'] =>
  rooms.map((room) => ({
    roomTypeId: room.room_type_id,
    units: room.units,
    name: stay.rooms.find((type) => type.id === room.room_type_id)?.name ?? '',
  }));

const presentCharges = (found: Hydrated, bookingId: string): Booking['charges'] =>
  found.charges
    .filter((charge) => charge.booking_id === bookingId)
    .map((charge) => ({
      bookingChargeNumber: charge.id,
      amount: usd(charge.amount),
      dueOn: charge.due_on,
      status: charge.status as Booking['charges'][number]['status'],
      attempts: charge.attempts,
      card: { brand: charge.brand, last4: charge.last4 },
      failureCode: charge.failure_code,
    }));

const presentRefunds = (found: Hydrated, bookingId: string): Booking['refunds'] =>
  found.refunds
    .filter((refund) => refund.booking_id === bookingId)
    .map((refund) => ({
      id: refund.id,
      amount: usd(refund.amount),
      status: refund.status as Booking['refunds'][number]['status'],
      createdAt: refund.created_at.toISOString(),
    }));

const presentOne = (ctx: Context, row: BookingRow, found: Hydrated & { locale: Locale }): Booking[] => {
  const stay = found.stays.get(row.listing_id);
  if (!stay) return [];
  const cancellation = row.cancellation as Booking['cancellation'];
  const now = ctx.clock.now();
  const { firstName, lastName, email } = row.guest as Booking['guest'];
  return [
    {
      id: row.id,
      confirmationCode: row.confirmation_code,
      quoteId: row.quote_id,
      status: row.status,
      propertyId: row.listing_id,
      property: presentStay(stay, row),
      rooms: presentRooms(
        found.rooms.filter((room) => room.booking_id === row.id),
        stay,
      ),
      arriveDay: row.arrive_day,
      departDay: row.depart_day,
      nights: nightsBetween(row.arrive_day, row.depart_day),
      guests: row.party as Party,
      guest: { firstName, lastName, email },
      total: usd(row.total_amount),
      price: row.price as Booking['price'],
      charges: presentCharges(found, row.id),
      refunds: presentRefunds(found, row.id),
      cancellation,
      refundIfCanceledNow:
        row.status === 'CONFIRMED' && canBecome(row.status, 'CANCELED')
          ? usd(refundAt(cancellation, now))
          : null,
      holdExpiresAt: row.hold_expires_at?.toISOString() ?? null,
      timeline: found.events
        .filter((event) => event.booking_id === row.id)
        .map((event) => ({ at: event.at.toISOString(), what: event.what })),
      note: row.note,
      createdAt: row.created_at.toISOString(),
    },
  ];
};

/** Bookings as the contract has them, in the order given. */
export const presentBookings = async (
  ctx: Context,
  rows: BookingRow[],
  locale: Locale,
): Promise<Booking[]> => {
  if (rows.length === 0) return [];
  const found = await hydrate(ctx, rows, locale);
  return rows.flatMap((row) => presentOne(ctx, row, { ...found, locale }));
};

export const localeOfBooking = (row: BookingRow): Locale => locales.find((l) => l === row.locale) ?? 'en';
