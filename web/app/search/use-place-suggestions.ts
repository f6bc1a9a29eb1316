import { searchDestinations } from '@golark/contract/destinations/calls';
import type { Destination } from '@golark/contract/destinations/schemas';
import { searchPath } from '@golark/contract/paths';
import { useEffect, useState } from 'react';
import { browserApi, callApi } from '../platform/api-client.ts';
import { useTranslations } from '../platform/translations.ts';
import type { ListState, OptionGroup } from '../ui/grouped-list.tsx';
import { type RecentPlace, readRecentPlaces } from './recent-places.ts';

const waitMilliseconds = 120;
const suggestionCount = 6;

export type Place = { id: string; label: string; path: string };

export const placeOf = (destination: Destination): Place => ({
  id: destination.objectID,
  label: `${destination.name}, ${destination.stateName}`,
  path: searchPath({ state: destination.stateNameSlug, city: destination.nameSlug }),
});

type Suggestions = {
  groups: OptionGroup[];
  places: ReadonlyMap<string, Place>;
  state: ListState;
};

/** What was found for a text; null if the request failed. */
type Found = { query: string; places: Place[] | null };

const optionOf = ({ id, label }: { id: string; label: string }) => ({ id, label });

/** Nothing is said to be missing before the answer for this very text is there. */
const stateOf = (found: Found | null, wanted: string | null): ListState => {
  if (wanted !== null && found?.query !== wanted) return 'loading';
  return found && !found.places ? 'failed' : 'ready';
};

/**
 * Places for the typed text; an outdated request is aborted. Without text, the recent places. Nothing is
 * requested before `isWanted`.
 */
export const usePlaceSuggestions = (typed: string, isWanted: boolean): Suggestions => {
  const t = useTranslations('search.box');
  const query = typed.trim();
  const [found, setFound] = useState<Found | null>(null);
  const [recent, setRecent] = useState<RecentPlace[]>([]);
  useEffect(() => setRecent(readRecentPlaces()), []);
  useEffect(() => {
    if (!isWanted) return;
    const overtaken = new AbortController();
    const timer = setTimeout(async () => {
      const body = query ? { query, hitsPerPage: suggestionCount } : { hitsPerPage: suggestionCount };
      const result = await callApi(browserApi, searchDestinations, { body, signal: overtaken.signal });
      if (!result.ok && result.isAborted) return;
      setFound({ query, places: result.ok ? result.data.hits.map(placeOf) : null });
    }, waitMilliseconds);
    return () => {
      clearTimeout(timer);
      overtaken.abort();
    };
  }, [query, isWanted]);
  // places for another text would lead to a place that nobody asked for
  const foundPlaces = (found?.query === query && found.places) || [];
  const shownRecent = query === '' ? recent : [];
  const fresh = foundPlaces.filter((place) => !shownRecent.some(({ id }) => id === place.id));
  return {
    state: stateOf(found, isWanted ? query : null),
    places: new Map([...shownRecent, ...foundPlaces].map((place) => [place.id, place])),
    groups: [
      { id: 'recent', title: t('recent'), options: shownRecent.map(optionOf) },
      { id: 'places', title: t('places'), options: fresh.map(optionOf) },
    ],
  };
};
