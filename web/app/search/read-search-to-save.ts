import type { Locale } from '@golark/contract/locale/rules';
import type { Api } from '../platform/request-context.ts';
import { findDestination, slugsOfPath } from './load-search.ts';
import { withKnownValues } from './search-body.ts';
import { readSearchQuery } from './search-query.ts';
import { searchToSave } from './search-to-save.ts';

/** The request that saves the search of an address, `/s/oregon/bend/?dateFrom=…`; null for an address of no place. */
export const readSearchToSave = async (api: Api, address: string, locale: Locale) => {
  const { pathname: path, searchParams } = new URL(address, 'http://localhost');
  const slugs = path.startsWith('/s/') ? slugsOfPath(path.slice('/s/'.length)) : null;
  const destination = slugs && (await findDestination(api, slugs));
  if (!destination) return null;
  const search = withKnownValues(readSearchQuery(searchParams));
  return searchToSave({ path, search, destination, isState: slugs.citySlug === null }, locale);
};
