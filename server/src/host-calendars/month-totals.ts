import { nightsBetween, nightsOf } from '@golark/contract/dates/rules';
import type { HostCalendar, HostNight } from '@golark/contract/host-calendar/calendar-schemas';
import { addMonths, type Month, monthOf, nightsOfMonth } from '@golark/contract/host-calendar/rules';
import { usd } from '@golark/contract/money/rules';
import type { BookingView } from '#booking';
import type { OwnReservation } from './own/store.ts';
import type { OwnCalendar } from './read-own.ts';

type MonthTotals = HostCalendar['totals'][number];

/** The stays and nights from which a month is counted; without bookings for a role that may not read what they earn. */
interface Counted {
  nights: readonly HostNight[];
  own: OwnCalendar['nights'];
  bookings: readonly BookingView[] | null;
  reservations: readonly OwnReservation[];
}

const hostAmountOf = ({ lines, snapshot }: BookingView): number =>
  lines
    .filter(({ payee }) => payee === `host:${snapshot.hostId}`)
    .reduce((sum, { amount }) => sum + amount, 0);

/** The part of what the host gets for a stay that its nights in a month are worth, by their rates. */
const bookedIn = (view: BookingView, month: Month): number => {
  const total = view.nightly.reduce((sum, { amount }) => sum + amount, 0);
  const inMonth = view.nightly
    .filter(({ date }) => monthOf(date) === month)
    .reduce((sum, { amount }) => sum + amount, 0);
  return total === 0 ? 0 : Math.round((hostAmountOf(view) * inMonth) / total);
};

const takenIn = ({ amount, arriveDay, departDay }: OwnReservation, month: Month): number => {
  const nights = nightsOf(arriveDay, departDay).filter((night) => monthOf(night) === month).length;
  return Math.round(((amount ?? 0) * nights) / nightsBetween(arriveDay, departDay));
};

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

const totalsOf = (month: Month, { nights, own, bookings, reservations }: Counted): MonthTotals => {
  const { from, until } = nightsOfMonth(month);
  const isInside = (night: string): boolean => night >= from && night < until;
  const booked =
    bookings &&
    sum(bookings.map((view) => bookedIn(view, month))) + sum(reservations.map((one) => takenIn(one, month)));
  return {
    month,
    nightsSold: sum(
      own
        .filter(({ night }) => isInside(night))
        .map(({ booked, bookedElsewhere }) => booked - bookedElsewhere),
    ),
    booked: booked === null ? null : usd(booked),
    nightsOpen: sum(
      nights
        .filter(({ date, state }) => isInside(date) && state === 'open')
        .map(({ freeUnits }) => freeUnits),
    ),
  };
};

/** The sold nights, their earnings and the open nights of each month. Amounts are of whole stays, so a stay in two months is divided by its rates. */
export const countMonths = (first: Month, months: number, counted: Counted): MonthTotals[] =>
  Array.from({ length: months }, (_, i) => totalsOf(addMonths(first, i), counted));
