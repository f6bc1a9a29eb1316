import { dayInZone } from '@golark/contract/dates/rules';
import { searchPath } from '@golark/contract/paths';
import { redirect } from 'react-router';
import { describePage } from '../platform/page/describe-page.server.ts';
import { pageNotFound } from '../platform/page/page-not-found.ts';
import { leadToLastPage, readPage } from '../platform/page/page-request.ts';
import { findPlace } from './find-place.ts';
import { loadEventsOf } from './load-events-of.ts';
import { loadHostName } from './load-host-name.ts';
import {
  findDestination,
  loadSplits,
  loadStays,
  loadWithout,
  nextNightsOf,
  slugsOfPath,
} from './load-search.ts';
import { pathTo } from './place.ts';
import { withKnownValues } from './search-body.ts';
import { hasFilters, pageCountOf, readSearchQuery, writeSearchQuery } from './search-query.ts';

/** The stays of a place, or the question for one. */
export const loadSearchPage = async (args: Parameters<typeof readPage>[0], placePath: string) => {
  const { api, locale, url, now } = readPage(args);
  const asked = withKnownValues(readSearchQuery(url.searchParams));
  const slugs = slugsOfPath(placePath);
  const typed = url.searchParams.get('q')?.trim();
  if (!slugs) {
    const named = typed ? await findPlace(api, typed) : null;
    if (named) throw redirect(pathTo(named, writeSearchQuery(asked)));
    return { locale, kind: 'unknown' as const, typed: typed ?? '', search: asked };
  }
  const destination = await findDestination(api, slugs);
  if (!destination) throw pageNotFound(url);
  const isState = slugs.citySlug === null;
  const [{ found, search, dateProblem }, whatsOn, hostName] = await Promise.all([
    loadStays(api, asked, { destination, isState }),
    loadEventsOf(api, asked, { destination, isState }),
    loadHostName(api, asked),
  ]);
  const isNothing = found.estimatedTotalResults === 0;
  leadToLastPage(url, { page: search.page, count: pageCountOf(search, found.estimatedTotalResults) });
  const where = { destination, isState };
  const [without, splits] = await Promise.all([
    isNothing && hasFilters(search) ? loadWithout(api, search, where) : {},
    loadSplits(api, { search, where, total: found.estimatedTotalResults }),
  ]);
  const city = isState ? undefined : destination.nameSlug;
  const state = isState ? slugs.stateSlug : destination.stateNameSlug;
  const path = searchPath({ state, city, offer: slugs.offer });
  // each page of the list is one of its own, and filters are none
  const isPlain = writeSearchQuery({ ...search, page: 1 }) === '';
  const place = searchPath({ state, city });
  describePage(args, {
    path: isPlain ? `${place}${writeSearchQuery(search)}` : place,
    picture: isState ? undefined : { id: destination.mainImageId, alt: destination.name },
  });
  return {
    locale,
    kind: 'found' as const,
    path,
    destination,
    isState,
    found,
    search,
    dateProblem,
    without,
    splits,
    nextNights: isNothing ? nextNightsOf(search, dayInZone(now, destination.timeZone)) : null,
    whatsOn,
    hostName,
  };
};

export type FoundPage = Extract<Awaited<ReturnType<typeof loadSearchPage>>, { kind: 'found' }>;
