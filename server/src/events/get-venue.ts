import type { QueryOf, ResponseOf } from '@golark/contract/call';
import type { listVenues as listVenuesCall } from '@golark/contract/events/calls';
import type { Venue } from '@golark/contract/events/schemas';
import type { Locale } from '@golark/contract/locale/rules';
import { pageInfoOf } from '@golark/contract/paging/rules';
import { searchedTexts } from '#destinations';
import type { Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import { notFound } from '#platform/failure';
import { presentVenueRef } from './present-event.ts';
import { pointOf } from './rules/read-area.ts';
import { findVenue, listVenues as listVenueRows } from './store/list-venues.ts';
import type { VenueRow } from './store/rows.ts';

const pageSize = 20;

const presentVenue = (row: VenueRow, locale: Locale): Venue => ({
  ...presentVenueRef(row),
  capacity: row.capacity,
  image: { id: `venue.${row.id}`, alt: row.picture_alt[locale] },
  eventCount: row.event_count,
  nextEventAt: row.next_event_at?.toISOString() ?? null,
});

/** Throws NOT_FOUND. */
export const getVenue = async (ctx: Context, caller: Caller, idOrSlug: string): Promise<Venue> => {
  const row = await findVenue(ctx.db, idOrSlug, ctx.clock.now());
  if (!row) throw notFound('This venue');
  return presentVenue(row, caller.locale);
};

/** Venues with events to come. */
export const listVenues = async (
  ctx: Context,
  caller: Caller,
  { q = '', page, radius, ...query }: QueryOf<typeof listVenuesCall>,
): Promise<ResponseOf<typeof listVenuesCall>> => {
  const point = pointOf(query);
  const search = {
    now: ctx.clock.now(),
    texts: searchedTexts(q).filter(Boolean),
    near: point && { ...point, radius },
  };
  const { rows, total } = await listVenueRows(ctx.db, search, {
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  return {
    edges: rows.map((row) => ({ node: presentVenue(row, caller.locale) })),
    pageInfo: pageInfoOf({ pageNumber: page, pageSize, totalCount: total }),
  };
};
