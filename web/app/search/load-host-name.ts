import { getHost } from '@golark/contract/hosts/calls';
import { callApi, dataOrNull } from '../platform/api-client.ts';
import type { Api } from '../platform/request-context.ts';
import type { SearchQuery } from './search-query.ts';

/** The host whose stays a search is limited to; null for all hosts, and for one that does not exist. */
export const loadHostName = async (api: Api, { pmId }: SearchQuery): Promise<string | null> => {
  if (!pmId) return null;
  return dataOrNull(await callApi(api, getHost, { params: { hostId: pmId } }))?.name ?? null;
};
