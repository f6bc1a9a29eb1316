import type { ResponseOf } from '@golark/contract/call';
import type { curatedCards } from '@golark/contract/destinations/calls';
import {
  type CuratedList,
  curatedCacheSeconds,
  curatedLists,
  isCuratedList,
} from '@golark/contract/destinations/curated-lists';
import type { Locale } from '@golark/contract/locale/rules';
import { searchPath } from '@golark/contract/paths';
import type { Context } from '#platform/context';
import { createTimedCache } from '#platform/timed-cache';
import { translatorOf } from '#platform/translator-of';
import { cityPictures } from './city-picture.ts';
import { findPlaces } from './place-index.ts';
import { curatePlaces, largeCitiesOf } from './rules/curate-places.ts';
import { type CityRow, listPopularCities, listSights } from './store.ts';

type Card = ResponseOf<typeof curatedCards>[number];

const placesConsidered = 2000;
const metersPerMile = 1609.344;

const pointOf = ({ latitude: lat, longitude: lng }: { latitude: number; longitude: number }) => ({
  lat,
  lng,
});

const townOf = (city: CityRow) => ({
  ...pointOf(city),
  population: city.population,
  kind: 'town' as const,
  names: { en: city.name, es: city.name },
});

const choose = async (ctx: Context, list: CuratedList) => {
  const [popular, sights, all] = await Promise.all([
    listPopularCities(ctx.db, { limit: placesConsidered }),
    listSights(ctx.db),
    findPlaces(ctx, {}),
  ]);
  const cities = popular.map((row) => ({
    ...pointOf(row),
    row,
    stateId: row.state_id,
    population: row.population,
    isCoastal: row.is_coastal,
  }));
  const named = sights.map((row) => ({
    ...pointOf(row),
    kind: row.kind,
    names: { en: row.name_en, es: row.name_es },
  }));
  return curatePlaces(list, cities, [...named, ...largeCitiesOf(all.map(townOf))]);
};

type Chosen = Awaited<ReturnType<typeof choose>>;

const cached = createTimedCache<Chosen[number]>({
  minutes: curatedCacheSeconds / 60,
  max: curatedLists.length,
});

const presentCard = ({ city: { row }, near }: Chosen[number], locale: Locale): Card => {
  const t = translatorOf(locale, 'curatedCards');
  const count = row.stay_count;
  const miles = near ? Math.max(1, Math.round(near.meters / metersPerMile)) : 0;
  return {
    id: row.id,
    title: `${row.name}, ${row.state_name}`,
    subtitle: near ? t('near', { place: near.place.names[locale], miles, count }) : t('stays', { count }),
    path: searchPath({ state: row.state_slug, city: row.slug }),
    imageId: cityPictures.idOf(row.id),
    stayCount: count,
  };
};

/** The cards of a list; none for a list that does not exist, and while the database fails. */
export const listCuratedCards = async (ctx: Context, listId: string, locale: Locale): Promise<Card[]> => {
  if (!isCuratedList(listId)) return [];
  try {
    const chosen = await cached(ctx, listId, () => choose(ctx, listId));
    return chosen.map((choice) => presentCard(choice, locale));
  } catch (error) {
    ctx.log.warn({ err: error }, 'the cards of a list could not be loaded');
    return [];
  }
};
