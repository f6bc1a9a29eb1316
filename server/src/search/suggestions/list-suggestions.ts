import type { QueryOf, ResponseOf } from '@golark/contract/call';
import type { listSuggestions as listSuggestionsCall } from '@golark/contract/suggestions/calls';
import { type SuggestionKind, suggestionKinds } from '@golark/contract/suggestions/rules';
import { findPopularCities } from '#destinations/popular';
import type { Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import { rankSuggestions } from '../rules/rank-suggestions.ts';
import type { StayPoints } from '../rules/stay-points.ts';
import { stayPointsOf } from './stay-points-of.ts';
import { suggestEvents } from './suggest-events.ts';
import { suggestCity, suggestPlaces } from './suggest-places.ts';
import { suggestStays } from './suggest-stays.ts';

type Suggestions = ResponseOf<typeof listSuggestionsCall>;

const listPopular = async (ctx: Context, stays: StayPoints, limit: number): Promise<Suggestions> => {
  const cities = await findPopularCities(ctx, limit);
  return { suggestions: cities.map((city) => suggestCity(city, stays)) };
};

/** The entries of a search box for a text, or for none. */
export const listSuggestions = async (
  ctx: Context,
  { locale }: Caller,
  { q, kinds = [...suggestionKinds], limit }: QueryOf<typeof listSuggestionsCall>,
): Promise<Suggestions> => {
  const stays = await stayPointsOf(ctx);
  const text = q.trim();
  const isAsked = ({ kind }: { kind: SuggestionKind }) => kinds.includes(kind);
  if (text === '') return isAsked({ kind: 'city' }) ? listPopular(ctx, stays, limit) : { suggestions: [] };
  const candidates = await Promise.all([
    suggestPlaces(ctx, text, { stays, locale }),
    suggestEvents(ctx, text, { stays, locale }),
    isAsked({ kind: 'stay' }) ? suggestStays(ctx, text, locale) : [],
  ]);
  const ranked = rankSuggestions(candidates.flat().filter(isAsked), limit);
  return { suggestions: ranked.map((candidate) => candidate.present()) };
};
