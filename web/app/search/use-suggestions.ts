import { listSuggestions } from '@golark/contract/suggestions/calls';
import type { SuggestionKind } from '@golark/contract/suggestions/rules';
import type { Suggestion } from '@golark/contract/suggestions/schemas';
import { useEffect, useState } from 'react';
import { browserApi, callApi } from '../platform/api-client.ts';
import { useTranslations } from '../platform/translations.ts';
import type { ListState, OptionGroup } from '../ui/grouped-list.tsx';
import {
  ClockIcon,
  DirectionsIcon,
  HomeIcon,
  type IconShape,
  MapIcon,
  PersonIcon,
  PlaceIcon,
  PlaneIcon,
  SightIcon,
  TicketIcon,
  TownIcon,
  TreesIcon,
} from '../ui/icon.tsx';
import { isPageOf, type Place, placeOfSuggestion } from './place.ts';
import { readRecentPlaces } from './recent-places.ts';

const waitMilliseconds = 120;
const suggestionCount = 8;

export const nearbyId = 'nearby';

const icons: Record<SuggestionKind, IconShape> = {
  city: TownIcon,
  state: MapIcon,
  zip: PlaceIcon,
  airport: PlaneIcon,
  neighborhood: PlaceIcon,
  park: TreesIcon,
  sight: SightIcon,
  'near-venue': PlaceIcon,
  performer: PersonIcon,
  venue: SightIcon,
  event: TicketIcon,
  stay: HomeIcon,
};

type Suggestions = {
  groups: OptionGroup[];
  places: ReadonlyMap<string, Place>;
  state: ListState;
};

/** The answer for a text; null if the request failed. */
type Found = { query: string; suggestions: Suggestion[] | null };

/** Nothing is said to be missing before the answer for this very text is there. */
const stateOf = (found: Found | null, wanted: string | null): ListState => {
  if (wanted !== null && found?.query !== wanted) return 'loading';
  return found && !found.suggestions ? 'failed' : 'ready';
};

type Options = {
  /** Nothing is requested before. */
  isWanted: boolean;
  /** Only these, as in a form that asks for a city; the same array in each rendering. */
  kinds?: readonly SuggestionKind[];
};

/** Suggestions for the typed text; an outdated request is aborted. */
const useFound = (query: string, { isWanted, kinds }: Options): Found | null => {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    const overtaken = new AbortController();
    const timer = setTimeout(async () => {
      const asked = { q: query, limit: suggestionCount, ...(kinds ? { kinds: [...kinds] } : {}) };
      const { signal } = overtaken;
      const result = await callApi(browserApi, listSuggestions, { query: asked, signal });
      if (!result.ok && result.isAborted) return;
      setFound({ query, suggestions: result.ok ? result.data.suggestions : null });
    }, waitMilliseconds);
    return () => {
      clearTimeout(timer);
      overtaken.abort();
    };
  }, [query, isWanted, kinds]);
  return found;
};

const groupOf = (kind: SuggestionKind): 'places' | 'events' | 'stays' => {
  if (!isPageOf(kind)) return 'places';
  return kind === 'stay' ? 'stays' : 'events';
};

/** Things that the typed text may name, in groups. Without a text, recent searches, nearby and popular places. */
export const useSuggestions = (typed: string, options: Options): Suggestions => {
  const t = useTranslations('search.box');
  const query = typed.trim();
  const { kinds } = options;
  const found = useFound(query, options);
  const [recent, setRecent] = useState<Place[]>([]);
  useEffect(() => setRecent(readRecentPlaces()), []);
  // suggestions for another text would lead to a place that was not asked for
  const fresh = (found?.query === query && found.suggestions) || [];
  const isEmpty = query === '';
  const isAsked = ({ id }: Place): boolean => !kinds || kinds.some((kind) => id.startsWith(`${kind}.`));
  const shownRecent = isEmpty ? recent.filter(isAsked) : [];
  const isNew = ({ id }: Place): boolean => !shownRecent.some((place) => place.id === id);
  const optionOf = (suggestion: Suggestion) => {
    const { kind, detail, stayCount } = suggestion;
    const { id, label } = placeOfSuggestion(suggestion);
    const notes = [
      kind === 'city' ? '' : detail,
      !kinds && stayCount ? t('stays', { count: stayCount }) : '',
    ];
    return {
      id,
      label,
      icon: icons[kind],
      picture: suggestion.icon,
      note: notes.filter(Boolean).join(' · '),
    };
  };
  const optionsOf = (group: 'places' | 'events' | 'stays') =>
    fresh
      .filter((suggestion) => groupOf(suggestion.kind) === group && isNew(placeOfSuggestion(suggestion)))
      .map(optionOf);
  const near = { id: nearbyId, label: t('nearby'), icon: DirectionsIcon };
  return {
    state: stateOf(found, options.isWanted ? query : null),
    places: new Map([...shownRecent, ...fresh.map(placeOfSuggestion)].map((place) => [place.id, place])),
    groups: [
      { id: 'near', title: t('near'), options: isEmpty && !kinds ? [near] : [] },
      {
        id: 'recent',
        title: t('recent'),
        options: shownRecent.map(({ id, label }) => ({ id, label, icon: ClockIcon })),
      },
      { id: 'places', title: isEmpty ? t('popular') : t('places'), options: optionsOf('places') },
      { id: 'events', title: t('events'), options: optionsOf('events') },
      { id: 'stays', title: t('stayTitles'), options: optionsOf('stays') },
    ],
  };
};
