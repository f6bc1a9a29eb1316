import type { Api } from '../platform/request-context.ts';
import { loadWhatsOn, type WhatsOnEvents, whatsOnMeters } from '../tickets/parts/load-whats-on.ts';
import type { Where } from './search-body.ts';
import type { SearchQuery } from './search-query.ts';

const shown = 4;

/** The next events at the searched place, on its dates; only below the first page of a place. */
export const loadEventsOf = async (
  api: Api,
  { dateFrom, dateTo, page, ll, bounds }: SearchQuery,
  { destination, isState }: Where,
): Promise<WhatsOnEvents | null> => {
  if (page > 1 || ll || bounds) return null;
  const place = isState
    ? { stateId: destination.stateId }
    : { ...destination._geoloc, radius: whatsOnMeters };
  const days = dateFrom && dateTo ? { from: dateFrom, to: dateTo } : {};
  return loadWhatsOn(api, { ...place, ...days, pageSize: shown });
};
