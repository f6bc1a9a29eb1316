import { addDays, dayInZone } from '@golark/contract/dates/rules';
import type { Event } from '@golark/contract/events/schemas';
import { searchPath } from '@golark/contract/paths';
import { emptySearch, type SearchQuery, writeSearchQuery } from '../../search/search-query.ts';

export const staysRadius = 15_000;

/** From the day of the event, where it takes place, to the next one. */
export const nightOf = ({ startsAt, venue }: Pick<Event, 'startsAt' | 'venue'>) => {
  const dateFrom = dayInZone(new Date(startsAt), venue.timeZone);
  return { dateFrom, dateTo: addDays(dateFrom, 1) };
};

export const staysNearSearch = (event: Pick<Event, 'startsAt' | 'venue'>): SearchQuery => ({
  ...emptySearch,
  ...nightOf(event),
});

/** All stays around the venue for the night of the event. */
export const staysNearPath = (event: Pick<Event, 'startsAt' | 'venue'>): string => {
  const { venue } = event;
  const ll = { lat: venue.lat, lng: venue.lng };
  return searchPath(
    { state: venue.state.slug, city: venue.city.slug },
    writeSearchQuery({ ...staysNearSearch(event), ll, radius: staysRadius }),
  );
};
