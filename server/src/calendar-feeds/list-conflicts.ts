import { mayAsPartner } from '@golark/contract/access/rules';
import type { CalendarConflict } from '@golark/contract/calendar-feeds/schemas';
import { addDays, type Day, utcDay } from '@golark/contract/dates/rules';
import { fullNameOf } from '@golark/contract/names/rules';
import { listBookingsOfListing } from '#booking';
import type { PartnerCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import { presentEvent } from './get-feed.ts';
import { findStays } from './places.ts';
import { type EventOfSite, listEventsOfRoom } from './store/events.ts';
import { findOpenQuestions, type OpenQuestions } from './store/feeds.ts';

const mostShown = 50;

type Night = OpenQuestions['nights'][number];
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

/** Blocks of a site that covers what is sold here are no conflict: no guest arrives because of them. */
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

/** Both sides of the conflicts of one room type. */
const conflictsOfRoom = async (
  ctx: Context,
  { caller, room }: { caller: PartnerCaller; room: Room },
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

/** The open questions to the acting host about calendars of other sites. */
export interface CalendarsToCheck {
  /** Nights that are sold twice, the next one first. */
  conflicts: CalendarConflict[];
  /** Feeds that cannot be read, or that wait for a confirmation. */
  feedsToCheck: number;
}

/** One statement for listings of the acting host without conflicts. */
export const checkCalendars = async (
  ctx: Context,
  caller: PartnerCaller,
  listingIds: readonly string[],
): Promise<CalendarsToCheck> => {
  // the day at a place differs by one at most
  const since = addDays(utcDay(ctx.clock.now()), -1);
  const { feedsToCheck, nights } = await findOpenQuestions(ctx.db, listingIds, since);
  if (nights.length === 0) return { feedsToCheck, conflicts: [] };
  const byRoom = [...Map.groupBy(nights, ({ roomTypeId }) => roomTypeId)].slice(0, mostShown);
  const stays = await findStays(ctx, [...new Set(nights.map(({ listingId }) => listingId))], caller.locale);
  const found = await Promise.all(
    byRoom.map(([id, inRoom]) => {
      const listingId = inRoom[0]?.listingId ?? '';
      const listing = { id: listingId, title: stays.get(listingId)?.title ?? '' };
      return conflictsOfRoom(ctx, { caller, room: { id, listing } }, inRoom);
    }),
  );
  const conflicts = found.flat().sort((one, other) => one.from.localeCompare(other.from));
  return { feedsToCheck, conflicts: conflicts.slice(0, mostShown) };
};
