import type { BodyInputOf } from '@golark/contract/call';
import type { Locale } from '@golark/contract/locale/rules';
import type { saveSearch } from '@golark/contract/saved-searches/calls';
import { mostNameLength } from '@golark/contract/saved-searches/rules';
import { translatorOf } from '../platform/translations.ts';
import type { FoundPage } from './load-search-page.ts';
import { placeNameOf } from './place-name-of.ts';
import { bodyOf } from './search-body.ts';
import { hasFilters, writeSearchQuery } from './search-query.ts';
import { roomsOfSearch } from './searched-rooms.ts';
import { whenWords } from './when/use-when-words.ts';
import { whenOf } from './when/when.ts';

export type SavedFrom = Pick<FoundPage, 'path' | 'search' | 'destination' | 'isState'>;

/** The page of a search, whichever page of its results is shown. */
export const savedPathOf = ({ path, search }: Pick<SavedFrom, 'path' | 'search'>): string =>
  `${path}${writeSearchQuery({ ...search, page: 1, hitsPerPage: undefined })}`;

/** `Denver, Jul 3 – 10, 2 guests, filters` */
const nameOf = ({ search, ...where }: SavedFrom, locale: Locale): string => {
  const t = translatorOf(locale, 'search');
  const place = placeNameOf(where);
  const { adults, childAges, infants, pets, ll, bounds } = search;
  const guests = { guests: adults + childAges.length, infants, pets };
  const rooms = roomsOfSearch(search);
  const parts = [
    ll || bounds ? t('saveSearch.area', { place }) : place,
    whenWords(whenOf(search), locale) ?? '',
    translatorOf(locale, 'ui')('guests.summary', guests),
    rooms ? t('rooms.count', { rooms: rooms.length }) : '',
    hasFilters(search) ? t('saveSearch.filters') : '',
  ];
  return parts.filter(Boolean).join(', ').slice(0, mostNameLength);
};

/** The request that saves the search of a page. */
export const searchToSave = (from: SavedFrom, locale: Locale): BodyInputOf<typeof saveSearch> => {
  const { pageSize, page, ...search } = bodyOf(from.search, from);
  return { name: nameOf(from, locale), path: savedPathOf(from), search };
};
