import type { Context } from '#platform/context';
import { type MatchedPlace, matchSights } from './match-sights.ts';
import { matchZipCodes } from './match-zip-codes.ts';
import { type MatchedCity, matchCities } from './place-index.ts';
import type { CityRow } from './store.ts';

/** More than a list shows of one kind. */
const ofEach = 24;

const presentCity = ({ city, match }: MatchedCity): MatchedPlace => ({ ...placeOfCity(city), match });

const placeOfCity = (city: CityRow): Omit<MatchedPlace, 'match'> => ({
  kind: 'city',
  id: city.id,
  names: { en: city.name, es: city.name },
  state: { id: city.state_id, name: city.state_name, slug: city.state_slug },
  city,
  at: null,
  size: city.population,
});

/** Places of all kinds by what has been typed of a name or ZIP code, the best of each kind. */
export const matchPlaces = async (ctx: Context, text: string): Promise<MatchedPlace[]> => {
  const [cities, sights, codes] = await Promise.all([
    matchCities(ctx, text),
    matchSights(ctx, text, ofEach),
    matchZipCodes(ctx, text, ofEach),
  ]);
  return [...cities.slice(0, ofEach).map(presentCity), ...sights, ...codes];
};
