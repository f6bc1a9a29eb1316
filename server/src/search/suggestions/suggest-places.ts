import type { Locale } from '@golark/contract/locale/rules';
import { searchPath } from '@golark/contract/paths';
import type { Suggestion } from '@golark/contract/suggestions/schemas';
import { type CityRow, cityPictures, type MatchedPlace, matchPlaces } from '#destinations';
import type { Context } from '#platform/context';
import type { Candidate } from '../rules/rank-suggestions.ts';
import type { StayPoints } from '../rules/stay-points.ts';

/** A candidate is presented only if it is shown: counting takes longer than finding. */
export type Suggested = Candidate & { present(): Suggestion };

/** How far around a point stays are counted, in meters. */
const areas: Record<Exclude<MatchedPlace['kind'], 'city' | 'state'>, number> = {
  zip: 8000,
  airport: 40_000,
  neighborhood: 3000,
  park: 40_000,
  sight: 16_000,
};

export const suggestCity = (city: CityRow, stays: StayPoints): Suggestion => ({
  kind: 'city',
  id: city.id,
  label: city.name,
  detail: city.state_name,
  path: searchPath({ state: city.state_slug, city: city.slug }),
  icon: cityPictures.pathOf(city.id, 60),
  stayCount: stays.inCity(city.id),
});

export const roundedDegrees = (degrees: number): number => Math.round(degrees * 10_000) / 10_000;

const presentPlace = (place: MatchedPlace, stays: StayPoints, locale: Locale): Suggestion => {
  const { kind, id, city, state, at } = place;
  const label = place.names[locale];
  if (kind === 'city' && city) return suggestCity(city, stays);
  if (kind === 'city' || kind === 'state' || !city || !at) {
    const path = searchPath({ state: state.slug });
    return { kind: 'state', id, label, detail: '', path, icon: null, stayCount: stays.inState(id) };
  }
  const query = `?ll=${roundedDegrees(at.lat)},${roundedDegrees(at.lng)}`;
  return {
    kind,
    id,
    label,
    detail: `${city.name}, ${city.state_name}`,
    path: searchPath({ state: city.state_slug, city: city.slug }, query),
    icon: null,
    stayCount: stays.around(at, areas[kind]),
  };
};

export const suggestPlaces = async (
  ctx: Context,
  text: string,
  { stays, locale }: { stays: StayPoints; locale: Locale },
): Promise<Suggested[]> =>
  (await matchPlaces(ctx, text)).map((place) => ({
    ...place.match,
    kind: place.kind,
    shownAs: [place.kind, place.names[locale], place.city?.name, place.state.name].join(' · '),
    size: place.size,
    present: () => presentPlace(place, stays, locale),
  }));
