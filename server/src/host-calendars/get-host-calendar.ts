import { mayAsPartner } from '@golark/contract/access/rules';
import { addDays } from '@golark/contract/dates/rules';
import type { HostCalendar } from '@golark/contract/host-calendar/calendar-schemas';
import { weeksOfMonths } from '@golark/contract/host-calendar/rules';
import type { Locale } from '@golark/contract/locale/rules';
import { listBookingsOfListing } from '#booking';
import { bookableDaysOf, listOffers, longestMargin } from '#calendars';
import type { PartnerCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import { notFound } from '#platform/failure';
import { listHostListings, type StayRow } from '#stays';
import { roomsNamed } from './changeable-days.ts';
import { countMonths } from './month-totals.ts';
import { presentChange } from './present-changes.ts';
import { presentNights } from './present-nights.ts';
import { presentStays, unitsIn } from './present-stays.ts';
import { readOwnCalendar } from './read-own.ts';

interface Wanted {
  month: string;
  months: number;
  roomTypeId?: string | undefined;
}

/** To choose from. */
const mostListings = 200;

const presentListing = ({ id, title, time_zone, max_guests, photos, rooms }: StayRow) => ({
  id,
  title,
  timeZone: time_zone,
  maxGuests: max_guests,
  photoId: photos[0]?.id ?? null,
  rooms: rooms.map((room) => ({ id: room.id, name: room.name, units: room.units })),
});

/** The listing whose calendar is shown, and those that its host can choose instead. */
interface Choice {
  id: string;
  /** Read before everything else: what changes while the calendar is read is loaded once more. */
  changeNumber: string;
  listings: { id: string; title: string }[];
}

/** A listing of a host, with the others; the host is part of the query. */
export const findChoice = async (
  ctx: Context,
  { hostId, listingId, locale }: { hostId: string; listingId: string; locale: Locale },
): Promise<Choice | undefined> => {
  const page = { locale, limit: mostListings, offset: 0, listingId };
  const { listings, hasListing, changeNumber } = await listHostListings(ctx.db, hostId, page);
  return hasListing ? { id: listingId, changeNumber, listings } : undefined;
};

/** The calendar of one room type for its host; the number of statements does not depend on what is in it. Throws NOT_FOUND. */
export const getHostCalendar = async (
  ctx: Context,
  caller: PartnerCaller,
  { choice, month, months, roomTypeId }: Wanted & { choice: Choice },
): Promise<HostCalendar> => {
  const { id: listingId, changeNumber, listings } = choice;
  const { from, until } = weeksOfMonths(month, months);
  const around = { from: addDays(from, -longestMargin), until: addDays(until, longestMargin) };
  const found = await listOffers(ctx.db, [listingId], {
    ...around,
    locale: caller.locale,
    includesUnpublished: true,
  });
  const offered = found.get(listingId);
  const chosen = offered && roomsNamed(offered.stay, roomTypeId)[0];
  const room = offered?.rooms.find((one) => one.roomTypeId === chosen?.id);
  if (!offered || !room) throw notFound('This listing');
  const { stay } = offered;
  const [own, bookings] = await Promise.all([
    readOwnCalendar(ctx.db, { listingId, room, from, until }),
    listBookingsOfListing(ctx.db, listingId, { from, until }),
  ]);
  const days = bookableDaysOf(stay, ctx.clock.now());
  const mayRead = mayAsPartner(caller.role, 'reservations.read');
  const nights = presentNights({ stay, days }, { room, own: own.nights });
  const { reservations, events } = own;
  const inRoom = bookings.filter((view) => unitsIn(view, room.roomTypeId) > 0);
  const counted = { nights, own: own.nights, bookings: mayRead ? inRoom : null, reservations };
  const reader = { roomTypeId: room.roomTypeId, today: days.today, mayRead };
  return {
    listing: presentListing(stay),
    listings,
    roomTypeId: room.roomTypeId,
    from,
    until,
    today: days.today,
    nights,
    stays: presentStays({ bookings: inRoom, reservations, events }, reader),
    totals: countMonths(month, months, counted),
    changes: own.changes.map((change) => presentChange(change)),
    changeNumber,
  };
};
