import type { Day } from '@golark/contract/dates/rules';
import type { HostStay } from '@golark/contract/host-calendar/calendar-schemas';
import type { HostStayKind } from '@golark/contract/host-calendar/rules';
import { fullNameOf } from '@golark/contract/names/rules';
import { guestCountOf } from '@golark/contract/stays/rules';
import { type BookingView, statusOf } from '#booking';
import type { EventOfSite } from '#calendar-feeds';
import type { OwnReservation } from './own/store.ts';
import { presentOwnReservation } from './own-reservations.ts';

interface Reader {
  roomTypeId: string;
  today: Day;
  /** The role may read reservations: names of guests and what they pay. */
  mayRead: boolean;
}

export const unitsIn = ({ snapshot }: BookingView, roomTypeId: string): number =>
  snapshot.rooms.find((room) => room.roomTypeId === roomTypeId)?.units ?? 0;

const kindOf = (view: BookingView): HostStayKind => {
  const status = statusOf(view);
  if (status === 'AWAITING_HOST') return 'request';
  return status === 'CONFIRMED' || status === 'COMPLETED' ? 'booking' : 'pending';
};

const presentBooking = (view: BookingView, { roomTypeId, today, mayRead }: Reader): HostStay => {
  const kind = kindOf(view);
  return {
    kind,
    id: view.id,
    arriveDay: view.arrive_day,
    departDay: view.depart_day,
    units: unitsIn(view, roomTypeId),
    isPast: view.depart_day <= today,
    guestName: mayRead ? fullNameOf(view.guest) : null,
    guestCount: guestCountOf(view.party),
    answerBy: kind === 'request' ? (view.hold_expires_at?.toISOString() ?? null) : null,
    own: null,
  };
};

const presentOwn = (reservation: OwnReservation, today: Day): HostStay => {
  const { id, arriveDay, departDay, name } = reservation;
  return {
    kind: 'own',
    id,
    arriveDay,
    departDay,
    units: 1,
    isPast: departDay <= today,
    guestName: name,
    guestCount: null,
    answerBy: null,
    own: presentOwnReservation(reservation),
  };
};

const presentEvent = (event: EventOfSite, today: Day): HostStay => ({
  kind: event.kind === 'reservation' ? 'elsewhere' : 'elsewhere-block',
  id: event.id,
  arriveDay: event.arriveDay,
  departDay: event.departDay,
  units: 1,
  isPast: event.departDay <= today,
  guestName: event.feedName,
  guestCount: null,
  answerBy: null,
  own: null,
});

interface Stays {
  bookings: readonly BookingView[];
  reservations: readonly OwnReservation[];
  /** From other sites. */
  events: readonly EventOfSite[];
}

/** The stays in a room type, by their day of arrival. */
export const presentStays = ({ bookings, reservations, events }: Stays, reader: Reader): HostStay[] =>
  [
    ...bookings
      .filter((view) => unitsIn(view, reader.roomTypeId) > 0)
      .map((view) => presentBooking(view, reader)),
    ...reservations.map((reservation) => presentOwn(reservation, reader.today)),
    ...events.map((event) => presentEvent(event, reader.today)),
  ].sort((a, b) => a.arriveDay.localeCompare(b.arriveDay));
