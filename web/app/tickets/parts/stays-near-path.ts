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

/** All stays around the venue for the night of the event. */
export const staysNearPath = (event: Show, adults?: number): string => {
  const { venue } = event;
  const ll = { lat: venue.lat, lng: venue.lng };
  return searchPath(
    { state: venue.state.slug, city: venue.city.slug },
    writeSearchQuery({ ...staysNearSearch(event, adults), ll, radius: venueRadiusMeters }),
  );
};
