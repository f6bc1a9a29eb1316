import { searchDestinations } from '@golark/contract/destinations/calls';
import type { Destination } from '@golark/contract/destinations/schemas';
import { searchPath } from '@golark/contract/paths';
import { useEffect, useState } from 'react';
import { browserApi, callApi } from '../platform/api-client.ts';
import { useTranslations } from '../platform/translations.ts';
import type { OptionGroup } from '../ui/grouped-list.tsx';
import { type RecentPlace, readRecentPlaces } from './recent-places.ts';

const waitMilliseconds = 120;
const suggestionCount = 6;

export type Place = { id: string; label: string; path: string };

export const placeOf = (destination: Destination): Place => ({
  id: destination.objectID,
  label: `${destination.name}, ${destination.stateName}`,
  path: searchPath({ state: destination.stateNameSlug, city: destination.nameSlug }),
});

type Suggestions = { groups: OptionGroup[]; places: ReadonlyMap<string, Place>; isLoading: boolean };

const optionOf = ({ id, label }: { id: string; label: string }) => ({ id, label });

/**
 * Places for the typed text; an outdated request is aborted. Without text, the recent places. Nothing is
 * requested before `isWanted`.
 */
export const usePlaceSuggestions = (typed: string, isWanted: boolean): Suggestions => {
  const t = useTranslations('search.box');
  const [found, setFound] = useState<Place[]>([]);
  const [recent, setRecent] = useState<RecentPlace[]>([]);
  const [isLoading, setLoading] = useState(false);
  useEffect(() => setRecent(readRecentPlaces()), []);
  useEffect(() => {
    if (!isWanted) return;
    const query = typed.trim();
    const overtaken = new AbortController();
    const timer = setTimeout(async () => {
      setLoading(true);
      const body = query ? { query, hitsPerPage: suggestionCount } : { hitsPerPage: suggestionCount };
      const result = await callApi(browserApi, searchDestinations, { body, signal: overtaken.signal });
      if (!result.ok && result.isAborted) return;
      setLoading(false);
      setFound(result.ok ? result.data.hits.map(placeOf) : []);
    }, waitMilliseconds);
    return () => {
      clearTimeout(timer);
      overtaken.abort();
    };
  }, [typed, isWanted]);
  const shownRecent = typed.trim() === '' ? recent : [];
  const fresh = found.filter((place) => !shownRecent.some(({ id }) => id === place.id));
  return {
    isLoading,
    places: new Map([...shownRecent, ...found].map((place) => [place.id, place])),
    groups: [
      { id: 'recent', title: t('recent'), options: shownRecent.map(optionOf) },
      { id: 'places', title: t('places'), options: fresh.map(optionOf) },
    ],
  };
};
