import { listSuggestions } from '@golark/contract/suggestions/calls';
import { callApi, dataOrNull } from '../platform/api-client.ts';
import type { Api } from '../platform/request-context.ts';
import { type Place, placeOfSuggestion } from './place.ts';

const longestText = 200;

/** The place or page that a typed text names best; null if nothing resembles it. */
export const findPlace = async (api: Api, text: string): Promise<Place | null> => {
  const query = { q: text.slice(0, longestText), limit: 1 };
  const [best] = dataOrNull(await callApi(api, listSuggestions, { query }))?.suggestions ?? [];
  return best ? placeOfSuggestion(best) : null;
};
