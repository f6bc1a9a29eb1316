import { mayAsPartner } from '@golark/contract/access/rules';
import type { CalendarConflict } from '@golark/contract/calendar-feeds/schemas';
import { addDays, type Day, utcDay } from '@golark/contract/dates/rules';
import { fullNameOf } from '@golark/contract/names/rules';
import { listBookingsOfListing } from '#booking';
import { conflictingNights } from '#calendars';
import type { PartnerCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import { listHostListings } from '#stays';
import { presentEvent } from './get-feed.ts';
import { type EventOfSite, listEventsOfRoom } from './store/events.ts';
import { countFeedsToCheck, listRoomsWithFeeds } from './store/feeds.ts';

const mostShown = 50;
const mostListings = 10_000;

type Night = Awaited<ReturnType<typeof conflictingNights>>[number];
type TakenBy = CalendarConflict['takenBy'][number];

/** A reservation of another site with the nights that it shares with others. */
interface Shared {
  event: EventOfSite;
  nights: Night[];
}

const isOn = ({ arriveDay, departDay }: { arriveDay: Day; departDay: Day }, day: Day): boolean =>
  arriveDay <= day && day < departDay;

const reservationsOn = (events: readonly EventOfSite[], { night }: Night): EventOfSite[] =>
  events.filter((event) => event.kind === 'reservation' && isOn(event, night));

/** Blocks of a site that covers what is sold here are no conflict: nobody arrives because of them. */
const isSoldTwice = (events: readonly EventOfSite[], night: Night): boolean => {
  const reservations = reservationsOn(events, night).length;
  return reservations > 0 && (night.linkedBooked > 0 || reservations + night.bookedHere > night.units);
};

const takenBy = (kind: TakenBy['kind'], who: Partial<TakenBy> = {}): TakenBy => ({
  bookingId: null,
  name: null,
  ...who,
  kind,
});

/** The other sites that have sold nights of an event. */
const otherSites = (events: readonly EventOfSite[], { event, nights }: Shared): TakenBy[] =>
  [...new Set(nights.flatMap((night) => reservationsOn(events, night)))]
    .filter(({ id }) => id !== event.id)
    .map(({ feedName }) => takenBy('site', { name: feedName }));

const allTakers = (
  nights: readonly Night[],
  { guests, others }: { guests: TakenBy[]; others: TakenBy[] },
): TakenBy[] => {
  const isOwn = guests.length === 0 && nights.some(({ bookedHere }) => bookedHere > 0);
  const isLinked = nights.some(({ linkedBooked }) => linkedBooked > 0);
  return [...guests, ...others, ...(isOwn ? [takenBy('own')] : []), ...(isLinked ? [takenBy('linked')] : [])];
};

const sharedNights = (events: readonly EventOfSite[], nights: readonly Night[]): Shared[] => {
  const soldTwice = nights.filter((night) => isSoldTwice(events, night));
  return events.flatMap((event) => {
    const own = soldTwice.filter(({ night }) => event.kind === 'reservation' && isOn(event, night));
    return own.length > 0 ? [{ event, nights: own }] : [];
  });
};

/** A room type with calendars of other sites. */
interface Room {
  id: string;
  listing: { id: string; title: string };
}

interface Reader {
  caller: PartnerCaller;
  room: Room;
}

/** Both sides of the conflicts of one room type. */
const conflictsOfRoom = async (
  ctx: Context,
  { caller, room }: Reader,
  nights: readonly Night[],
): Promise<CalendarConflict[]> => {
  const [first, last] = [nights[0], nights.at(-1)];
  if (!first || !last) return [];
  const range = { from: first.night, until: addDays(last.night, 1) };
  const [events, bookings] = await Promise.all([
    listEventsOfRoom(ctx.db, { roomTypeId: room.id, ...range }),
    listBookingsOfListing(ctx.db, room.listing.id, range),
  ]);
  const mayRead = mayAsPartner(caller.role, 'reservations.read');
  const inRoom = bookings.filter(({ snapshot }) =>
    snapshot.rooms.some(({ roomTypeId }) => roomTypeId === room.id),
  );
  const guestsOn = (shared: readonly Night[]): TakenBy[] =>
    inRoom
      .filter((view) => shared.some(({ night }) => view.arrive_day <= night && night < view.depart_day))
      .map((view) =>
        takenBy('booking', { bookingId: view.id, name: mayRead ? fullNameOf(view.guest) : null }),
      );
  return sharedNights(events, nights).map(({ event, nights: shared }) => ({
    listing: room.listing,
    feed: { id: event.feedId, name: event.feedName },
    event: presentEvent(event),
    from: shared[0]?.night ?? event.arriveDay,
    until: addDays(shared.at(-1)?.night ?? event.arriveDay, 1),
    takenBy: allTakers(shared, {
      guests: guestsOn(shared),
      others: otherSites(events, { event, nights: shared }),
    }),
  }));
};

const listingsOf = async (ctx: Context, { propertyManagerId: hostId, locale }: PartnerCaller) => {
  const { listings } = await listHostListings(ctx.db, hostId, { locale, limit: mostListings, offset: 0 });
  return new Map(listings.map((listing) => [listing.id, listing]));
};

type Listings = Awaited<ReturnType<typeof listingsOf>>;

const conflictsIn = async (
  ctx: Context,
  caller: PartnerCaller,
  listings: Listings,
): Promise<CalendarConflict[]> => {
  const withFeeds = await listRoomsWithFeeds(ctx.db, [...listings.keys()]);
  const rooms = withFeeds.flatMap(({ id, listingId }): Room[] => {
    const listing = listings.get(listingId);
    return listing ? [{ id, listing }] : [];
  });
  if (rooms.length === 0) return [];
  // the day at a place differs by one at most
  const since = addDays(utcDay(ctx.clock.now()), -1);
  const nights = await conflictingNights(ctx.db, { roomTypeIds: rooms.map(({ id }) => id), since });
  const byRoom = Map.groupBy(nights, ({ roomTypeId }) => roomTypeId);
  const concerned = rooms.filter(({ id }) => byRoom.has(id)).slice(0, mostShown);
  const found = await Promise.all(
    concerned.map((room) => conflictsOfRoom(ctx, { caller, room }, byRoom.get(room.id) ?? [])),
  );
  return found
    .flat()
    .sort((one, other) => one.from.localeCompare(other.from))
    .slice(0, mostShown);
};

/** What other sites have sold although it is taken here, in all listings of the acting host; the next night first. */
export const listConflicts = async (ctx: Context, caller: PartnerCaller): Promise<CalendarConflict[]> =>
  conflictsIn(ctx, caller, await listingsOf(ctx, caller));

/** Everything about calendars of other sites that waits for the acting host. */
export const checkCalendars = async (
  ctx: Context,
  caller: PartnerCaller,
): Promise<{ conflicts: CalendarConflict[]; feedsToCheck: number }> => {
  const listings = await listingsOf(ctx, caller);
  const [conflicts, feedsToCheck] = await Promise.all([
    conflictsIn(ctx, caller, listings),
    countFeedsToCheck(ctx.db, [...listings.keys()]),
  ]);
  return { conflicts, feedsToCheck };
};
