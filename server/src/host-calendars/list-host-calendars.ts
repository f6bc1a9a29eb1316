import type { ResponseOf } from '@golark/contract/call';
import { addDays, type Day, nightsOf, utcDay } from '@golark/contract/dates/rules';
import type { CalendarRow } from '@golark/contract/host-calendar/calendar-schemas';
import type { listHostCalendars as listCall } from '@golark/contract/host-calendar/calls';
import { usd } from '@golark/contract/money/rules';
import { pageInfoOf } from '@golark/contract/paging/rules';
import { bookableDaysOf, explainNight, listOffers, longestMargin, type OfferedStay } from '#calendars';
import type { PartnerCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import { listHostListings } from '#stays';

const rowsPerPage = 24;

const nightOf = ({ stay, rooms }: OfferedStay, date: Day, now: Date): CalendarRow['nights'][number] => {
  const days = bookableDaysOf(stay, now);
  const nights = rooms.map((room) => explainNight({ stay, days }, room, date));
  const free = nights.filter(({ closed }) => closed === null);
  return {
    date,
    freeUnits: free.reduce((sum, { freeUnits }) => sum + freeUnits, 0),
    units: rooms.reduce((sum, { units }) => sum + units, 0),
    nightly: usd(Math.min(...(free.length > 0 ? free : nights).map(({ rate }) => rate.amount))),
  };
};

const rowOf = (offered: OfferedStay, { now, nights }: { now: Date; nights: number }): CalendarRow => {
  const { id, title, photos } = offered.stay;
  const { today } = bookableDaysOf(offered.stay, now);
  return {
    listing: { id, title, photoId: photos[0]?.id ?? null },
    nights: nightsOf(today, addDays(today, nights)).map((date) => nightOf(offered, date, now)),
  };
};

const withoutNights = ({ id, title }: { id: string; title: string }): CalendarRow => ({
  listing: { id, title, photoId: null },
  nights: [],
});

/** A page of 24 listings of the acting host with their next nights; a page that only needs their ids asks for no nights. */
export const listHostCalendars = async (
  ctx: Context,
  { propertyManagerId, locale }: PartnerCaller,
  { pageNumber, nights }: { pageNumber: number; nights: number },
): Promise<ResponseOf<typeof listCall>> => {
  const page = { locale, limit: rowsPerPage, offset: (pageNumber - 1) * rowsPerPage };
  const { listings, totalCount } = await listHostListings(ctx.db, propertyManagerId, page);
  const ids = listings.map(({ id }) => id);
  const pageInfo = pageInfoOf({ pageNumber, pageSize: rowsPerPage, totalCount });
  if (nights === 0) return { edges: listings.map((listing) => ({ node: withoutNights(listing) })), pageInfo };
  const now = ctx.clock.now();
  // the day at a place differs by one at most
  const from = addDays(utcDay(now), -longestMargin - 1);
  const until = addDays(utcDay(now), nights + longestMargin + 1);
  const offers = await listOffers(ctx.db, ids, { from, until, locale, includesUnpublished: true });
  const edges = ids.flatMap((id) => {
    const offered = offers.get(id);
    return offered ? [{ node: rowOf(offered, { now, nights }) }] : [];
  });
  return { edges, pageInfo };
};
