import { hostPath } from '@golark/contract/host-paths';
import { getHost } from '@golark/contract/hosts/calls';
import { searchProperties } from '@golark/contract/search/calls';
import { callApi, dataOrThrow } from '../platform/api-client.ts';
import { describePage } from '../platform/page/describe-page.server.ts';
import { assertPageId } from '../platform/page/page-not-found.ts';
import { readPage } from '../platform/page/page-request.ts';
import type { Api } from '../platform/request-context.ts';

const placesPerPage = 12;

/** Null if the search fails, without which the page still serves. */
const loadPlaces = async (api: Api, hostId: string, page: number) => {
  const found = await callApi(api, searchProperties, {
    body: { filters: { pmId: hostId }, pageSize: placesPerPage, page },
  });
  if (!found.ok) return null;
  const { properties, estimatedTotalResults } = found.data;
  return { properties, page, pageCount: Math.ceil(estimatedTotalResults / placesPerPage) };
};

/** A host with reviews and a page of the places. */
export const loadHost = async (args: Parameters<typeof readPage>[0], hostId: string) => {
  const { api, locale, url } = readPage(args);
  assertPageId(hostId, url);
  const page = Math.trunc(Math.max(1, Math.min(1000, Number(url.searchParams.get('page')) || 1)));
  const [host, places] = await Promise.all([
    callApi(api, getHost, { params: { hostId } }),
    loadPlaces(api, hostId, page),
  ]);
  const found = dataOrThrow(host);
  // a number after the last page shows no more than the host
  const isPage = page === 1 || (places !== null && page <= places.pageCount);
  describePage(args, { path: hostPath(hostId, isPage ? page : 1) });
  return { host: found, places, locale };
};
