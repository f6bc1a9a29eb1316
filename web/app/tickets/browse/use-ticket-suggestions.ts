import { searchDestinations } from '@golark/contract/destinations/calls';
import { eventPath, performerPath, venuePath } from '@golark/contract/event-paths';
import { listEvents, listVenues } from '@golark/contract/events/calls';
import type { EventCard } from '@golark/contract/events/schemas';
import { nodesOf } from '@golark/contract/paging/rules';
import { searchPath } from '@golark/contract/paths';
import { foldText, foldTyped } from '@golark/contract/text/fold';
import { browserApi, callApi } from '../../platform/api-client.ts';
import { useTranslations } from '../../platform/translations.ts';
import type { OptionGroup } from '../../ui/grouped-list.tsx';
import { useEventDay } from '../parts/event-words.ts';
import { useLookUp } from '../parts/use-look-up.ts';

const shownOfKind = 3;
const eventsAsked = 12;

type Suggestion = { id: string; label: string; note: string; path: string };
type Found = {
  query: string;
  events: EventCard[];
  venues: Suggestion[];
  cities: Suggestion[];
  hasFailed: boolean;
};

const lookUp = async (query: string, signal: AbortSignal): Promise<Found> => {
  const [events, venues, cities] = await Promise.all([
    callApi(browserApi, listEvents, { query: { q: query, pageSize: eventsAsked }, signal }),
    callApi(browserApi, listVenues, { query: { q: query }, signal }),
    callApi(browserApi, searchDestinations, { body: { query, hitsPerPage: shownOfKind }, signal }),
  ]);
  return {
    query,
    events: events.ok ? nodesOf(events.data) : [],
    venues: (venues.ok ? nodesOf(venues.data) : []).slice(0, shownOfKind).map((venue) => ({
      id: `venue-${venue.id}`,
      label: venue.name,
      note: venue.city.name,
      path: venuePath(venue.slug),
    })),
    cities: (cities.ok ? cities.data.hits : []).map((city) => ({
      id: `city-${city.objectID}`,
      label: city.name,
      note: city.stateName,
      path: searchPath({ state: city.stateNameSlug, city: city.nameSlug, offer: 'events' }),
    })),
    hasFailed: !events.ok,
  };
};

/** Performers of the events found whose names have the words. */
const performersOf = (events: readonly EventCard[], query: string): Suggestion[] => {
  const searches = foldTyped(query).map((text) => text.split(' '));
  const hasWords = (name: string) => searches.some((words) => words.every((word) => name.includes(word)));
  const performers = new Map(
    events.flatMap((event) => event.performers.map((one) => [one.id, one] as const)),
  );
  return [...performers.values()]
    .filter(({ name }) => hasWords(foldText(name)))
    .slice(0, shownOfKind)
    .map(({ id, name, slug }) => ({
      id: `performer-${id}`,
      label: name,
      note: '',
      path: performerPath(slug),
    }));
};

/** Events, performers, venues and cities for the typed text; an outdated request is aborted. */
export const useTicketSuggestions = (typed: string) => {
  const t = useTranslations('ticketBrowse.form');
  const eventDay = useEventDay();
  const { query, found, state } = useLookUp(typed, lookUp);
  const events = (found?.events ?? []).slice(0, shownOfKind).map((event) => ({
    id: `event-${event.id}`,
    label: event.title,
    note: t('eventNote', { day: eventDay(event), venue: event.venue.name }),
    path: eventPath(event.id),
  }));
  const groups = {
    performers: performersOf(found?.events ?? [], query),
    events,
    venues: found?.venues ?? [],
    cities: found?.cities ?? [],
  };
  return {
    state,
    groups: Object.entries(groups).map(
      ([id, options]): OptionGroup => ({
        id,
        title: t(`groups.${id as keyof typeof groups}`),
        options,
      }),
    ),
    paths: new Map(Object.values(groups).flatMap((options) => options.map(({ id, path }) => [id, path]))),
  };
};
