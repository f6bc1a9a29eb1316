import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { QueryOf } from '@golark/contract/call';
import type { exportReservations } from '@golark/contract/partners/calls';
import type { Reservation } from '@golark/contract/partners/reservation-schemas';
import { stringify } from 'csv-stringify';
import { listBookingsOfHost } from '#booking';
import type { PartnerCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import { translatorOf } from '#platform/translator-of';
import { presentReservation } from './reservations.ts';

const batchSize = 500;

const columns = [
  'code',
  'status',
  'stay',
  'guest',
  'email',
  'arrival',
  'departure',
  'nights',
  'adults',
  'children',
  'infants',
  'pets',
  'earnings',
  'currency',
  'booked',
] as const;

type Row = Record<(typeof columns)[number], string | number>;

const rowOf = (reservation: Reservation, status: string): Row => ({
  code: reservation.confirmationCode,
  status,
  stay: reservation.title,
  guest: reservation.guestName,
  email: reservation.contact?.email ?? '',
  arrival: reservation.arriveDay,
  departure: reservation.departDay,
  nights: reservation.nights,
  adults: reservation.guests.adults,
  children: reservation.guests.children,
  infants: reservation.guests.infants,
  pets: reservation.guests.pets ? 1 : 0,
  earnings: (reservation.earnings.amount / 100).toFixed(2),
  currency: reservation.earnings.currency,
  booked: reservation.createdAt,
});

/** The rows of a tab in its order; read in parts, because a host may have had thousands of guests. */
async function* rowsOf(
  ctx: Context,
  caller: PartnerCaller,
  wanted: QueryOf<typeof exportReservations>,
): AsyncGenerator<Row> {
  const t = translatorOf(caller.locale, 'reservationFile');
  // the same instant for every part, or one that changes tabs meanwhile would be missing
  const now = ctx.clock.now();
  for (let offset = 0; ; offset += batchSize) {
    const part = { ...wanted, now, limit: batchSize, offset };
    const { views } = await listBookingsOfHost(ctx.db, caller.propertyManagerId, part);
    for (const view of views) {
      const reservation = presentReservation(view, caller);
      yield rowOf(reservation, t(`states.${reservation.status}`));
    }
    if (views.length < batchSize) return;
  }
}

/**
 * Reservations as a CSV file. A cell that begins with one of `= + - @` gets an apostrophe before it, so that a spreadsheet shows what a guest
 * typed and runs nothing. A byte order mark makes spreadsheets read it as UTF-8.
 */
export const reservationFile = async (
  ctx: Context,
  caller: PartnerCaller,
  wanted: QueryOf<typeof exportReservations>,
): Promise<string> => {
  const t = translatorOf(caller.locale, 'reservationFile');
  const header = columns.map((key) => ({ key, header: t(`columns.${key}`) }));
  const file = stringify({ header: true, columns: header, escape_formulas: true, bom: true });
  const [written] = await Promise.all([text(file), pipeline(rowsOf(ctx, caller, wanted), file)]);
  return written;
};
