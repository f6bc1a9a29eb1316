import type { BodyInputOf, ResponseOf } from '@golark/contract/call';
import { addDays, dayInZone, weekdayOf } from '@golark/contract/dates/rules';
import { popularDestinations } from '@golark/contract/destinations/calls';
import { searchProperties } from '@golark/contract/search/calls';
import type { PropertyHit } from '@golark/contract/search/schemas';
import type { Amenity } from '@golark/contract/stays/amenities';
import { loadGoPlusOffer } from '../membership/index.ts';
import { loadPairs, type Weekend } from '../pairs/index.ts';
import { callApi } from '../platform/api-client.ts';
import type { Api } from '../platform/request-context.ts';
import { loadWhatsOn, whatsOnMeters } from '../tickets/index.ts';

type Place = ResponseOf<typeof popularDestinations>['destinations'][number];
type SearchBody = NonNullable<BodyInputOf<typeof searchProperties>>;

const placesLoaded = 36;
const placesShown = 6;
const cityPopulation = 300_000;
const citiesShown = 2;
const staysShown = 4;
/** More than are shown, because a stay is shown once. */
const staysLoaded = 12;
const stayNights = 2;
const nearMeters = 150_000;
const budgetDollars = 300;
const eventsShown = 4;

/** The weekend after next. */
const weekendOf = (today: string): Weekend => {
  const toFriday = (5 - weekdayOf(today) + 7) % 7;
  const dateFrom = addDays(today, toFriday + 7);
  return { dateFrom, dateTo: addDays(dateFrom, stayNights) };
};

/** Two cities, then smaller places, each in a state of its own. */
export const pickVariedPlaces = (popular: readonly Place[]): Place[] => {
  const states = new Set<string>();
  const pick = (places: readonly Place[], count: number): Place[] => {
    const picked: Place[] = [];
    for (const place of places) {
      if (picked.length === count) break;
      if (states.has(place.stateId)) continue;
      states.add(place.stateId);
      picked.push(place);
    }
    return picked;
  };
  const isCity = ({ population }: Place): boolean => population >= cityPopulation;
  const cities = pick(popular.filter(isCity), citiesShown);
  const varied = [
    ...cities,
    ...pick(
      popular.filter((place) => !isCity(place)),
      placesShown - cities.length,
    ),
  ];
  return varied.length < placesShown ? popular.slice(0, placesShown) : varied;
};

/** Another big city each week. */
const cityOfWeek = (popular: readonly Place[], today: string, offset: number): Place | undefined => {
  const cities = popular.filter(({ population }) => population >= cityPopulation);
  const choices = cities.length > 0 ? cities : popular;
  const week = Math.floor(Date.parse(today) / (7 * 86_400_000));
  return choices[(week + offset) % choices.length];
};

const amenityOfSeason = (today: string): { kind: 'ski' | 'lake' | 'fireplace'; amenity: Amenity } => {
  const month = Number(today.slice(5, 7));
  if (month >= 6 && month <= 9) return { kind: 'lake', amenity: 'lake-view' };
  if (month === 12 || month <= 3) return { kind: 'ski', amenity: 'ski-in-out' };
  return { kind: 'fireplace', amenity: 'fireplace' };
};

export type RowKind = 'near' | 'cabins' | 'beach' | 'pets' | 'budget' | 'ski' | 'lake' | 'fireplace';

type RowAsked = { kind: RowKind; near: Place | null; body: SearchBody };

const rowsOf = (popular: readonly Place[], today: string): RowAsked[] => {
  const around = (place: Place): SearchBody => ({ aroundLatLng: place._geoloc, aroundRadius: nearMeters });
  const inSeason = amenityOfSeason(today);
  const city = cityOfWeek(popular, today, 0);
  const other = cityOfWeek(popular, today, 1);
  return [
    ...(city ? [{ kind: 'near' as const, near: city, body: around(city) }] : []),
    {
      kind: 'cabins',
      near: null,
      body: { filters: { propertyType: ['cabin', 'a-frame', 'chalet', 'treehouse'] } },
    },
    { kind: inSeason.kind, near: null, body: { filters: { amenities: [inSeason.amenity] } } },
    { kind: 'beach', near: null, body: { filters: { amenities: ['beach-access'] } } },
    ...(other
      ? [
          {
            kind: 'budget' as const,
            near: other,
            body: { ...around(other), filters: { price: { to: budgetDollars } } },
          },
        ]
      : []),
    { kind: 'pets', near: null, body: { filters: { guests: { adults: 2, pets: true } } } },
  ];
};

export type HomeRow = {
  kind: RowKind;
  near: { name: string; state: string; city: string } | null;
  stays: PropertyHit[];
  total: number;
};

/** Rows with enough stays; a stay is shown in the first of its rows. */
const withoutRepeats = (rows: readonly HomeRow[]): HomeRow[] => {
  const shown = new Set<string>();
  return rows.flatMap((row) => {
    const stays = row.stays.filter(({ id }) => !shown.has(id)).slice(0, staysShown);
    if (stays.length < staysShown) return [];
    for (const { id } of stays) shown.add(id);
    return [{ ...row, stays }];
  });
};

/** What is on in a city, and around it. */
const loadEventsIn = async (api: Api, city: Place | undefined) => {
  if (!city) return null;
  const found = await loadWhatsOn(api, { ...city._geoloc, radius: whatsOnMeters, pageSize: eventsShown });
  return found && { found, name: city.name, state: city.stateNameSlug, city: city.nameSlug };
};

/** Nights out of the weekend in a city, each with a bed nearby; null without any. */
const loadPairsIn = async (api: Api, city: Place | undefined, weekend: Weekend) => {
  if (!city) return null;
  const pairs = await loadPairs(api, { ...city._geoloc, radius: whatsOnMeters }, weekend);
  if (pairs.length === 0) return null;
  return { pairs, name: city.name, state: city.stateNameSlug, city: city.nameSlug };
};

const nothing = { rows: [], whatsOn: null, pairs: null, goPlus: null };

/** What the home page shows; `places` is null, or `hasFailed` is true, if a part could not be loaded. */
export const loadHome = async (api: Api, now: Date) => {
  const popular = await callApi(api, popularDestinations, { query: { limit: placesLoaded } });
  const today = dayInZone(now, 'America/Los_Angeles');
  const dates = weekendOf(today);
  if (!popular.ok) return { ...nothing, places: null, dates, hasFailed: true };
  const { destinations } = popular.data;
  if (destinations.length === 0) return { ...nothing, places: [], dates, hasFailed: false };
  const city = cityOfWeek(destinations, today, 0);
  const others = Promise.all([loadEventsIn(api, city), loadPairsIn(api, city, dates), loadGoPlusOffer(api)]);
  const loaded = await Promise.all(
    rowsOf(destinations, today).map(async ({ kind, near, body }): Promise<HomeRow | null> => {
      const filters = { guests: { adults: 2 }, ...dates, ...body.filters };
      const found = await callApi(api, searchProperties, {
        body: { ...body, filters, pageSize: staysLoaded },
      });
      if (!found.ok) return null;
      const place = near && { name: near.name, state: near.stateNameSlug, city: near.nameSlug };
      return { kind, near: place, stays: found.data.properties, total: found.data.estimatedTotalResults };
    }),
  );
  const [whatsOn, pairs, goPlus] = await others;
  return {
    places: pickVariedPlaces(destinations),
    dates,
    whatsOn,
    pairs,
    goPlus,
    rows: withoutRepeats(loaded.filter((row) => row !== null)),
    hasFailed: loaded.includes(null),
  };
};
