import { addDays, dayInZone } from '@golark/contract/dates/rules';
import type { Event } from '@golark/contract/events/schemas';
import { usualEndOf } from '@golark/contract/events/usual-minutes';
import { searchPath } from '@golark/contract/paths';
import { venueRadiusMeters } from '@golark/contract/search/rules';
import { emptySearch, type SearchQuery, writeSearchQuery } from '../../search/search-query.ts';

/** A guest who leaves a show before this hour of the morning checks out on the same day. */
const lateHours = 8;

type Show = Pick<Event, 'startsAt' | 'genre' | 'venue'>;

/** From the day of the event, where it takes place, to the day after the night in which it ends. */
export const nightOf = ({ startsAt, genre, venue }: Show) => {
  const end = usualEndOf({ startsAt, genre }).getTime();
  const lastNight = Math.max(Date.parse(startsAt), end - lateHours * 3_600_000);
  return {
    dateFrom: dayInZone(new Date(startsAt), venue.timeZone),
    dateTo: addDays(dayInZone(new Date(lastNight), venue.timeZone), 1),
  };
};

/** For two, or for as many as have tickets. */
export const staysNearSearch = (event: Show, adults = emptySearch.adults): SearchQuery => ({
  ...emptySearch,
  ...nightOf(event),
  adults,
});

/** All stays around a venue. */
export const staysAroundPath = ({ lat, lng, state, city }: Event['venue'], search = emptySearch): string =>
  searchPath(
    { state: state.slug, city: city.slug },
    writeSearchQuery({ ...search, ll: { lat, lng }, radius: venueRadiusMeters }),
  );

/** All stays around the venue for the night of the event. */
export const staysNearPath = (event: Show, adults?: number): string =>
  staysAroundPath(event.venue, staysNearSearch(event, adults));
