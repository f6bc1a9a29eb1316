/** `node bench/relevance/judge.ts` writes `judgments.json`: what simulated travelers think of the stays that their searches find. */

import type { Stay } from '@golark/catalog/stays';
import { addDays, nightsBetween } from '@golark/contract/dates/rules';
import type { PropertyHit } from '@golark/contract/search/schemas';
import { createRandom } from '../sample-requests.ts';
import { type JudgedQuery, type Judgments, type SearchBody, writeJudgments } from './judgments.ts';
import { listSimulatedStays, today } from './simulated-catalog.ts';
import { gradeOf, type Traveler, travelers, utilityOf } from './travelers.ts';
import { type Search, withSimulatedStays } from './with-simulated-stays.ts';

const queriesPerTraveler = 30;
const fewestCandidates = 12;
const mostAttempts = 100;
const fewestWanted = 3;
const pageSize = 100;
const radiusMeters = 30_000;
const noise = 0.5;
const kilometersPerDegree = 111.2;
const [shareWithDates, shareWithAmenity, shareAtCenter] = [0.75, 0.3, 0.65];

const random = createRandom(20_261);

const integer = (least: number, most: number): number => least + Math.floor(random() * (most - least + 1));

/** A random number of a normal distribution with a deviation of 1. */
const normal = (): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

interface Point {
  lat: number;
  lng: number;
}

const kilometersBetween = (one: Point, other: Point): number =>
  Math.hypot(one.lat - other.lat, (one.lng - other.lng) * Math.cos((one.lat * Math.PI) / 180)) *
  kilometersPerDegree;

const pointIn = ({ city }: Stay['place']): Point => {
  const center = { lat: city.latitude, lng: city.longitude };
  if (random() < shareAtCenter) return center;
  const shift = (): number => (random() - 0.5) / 10;
  return { lat: center.lat + shift(), lng: center.lng + shift() };
};

const bodyOf = ({ party, nights, needs }: Traveler, point: Point): NonNullable<SearchBody> => {
  const dateFrom = addDays(today, integer(7, 100));
  const dates =
    random() < shareWithDates ? { dateFrom, dateTo: addDays(dateFrom, integer(nights[0], nights[1])) } : {};
  const [need] = needs;
  const filters = {
    ...dates,
    guests: party,
    ...(need && random() < shareWithAmenity ? { amenities: [need] } : {}),
  };
  return { aroundLatLng: point, aroundRadius: radiusMeters, filters };
};

const findAll = async (search: Search, body: NonNullable<SearchBody>): Promise<PropertyHit[]> => {
  const hits: PropertyHit[] = [];
  for (let page = 1; ; page++) {
    const { properties, nextPageToken } = await search({ ...body, sort: 'price-low', page, pageSize });
    hits.push(...properties);
    if (!nextPageToken) return hits;
  }
};

const judgeHit = (traveler: Traveler, point: Point, { hit, stay }: { hit: PropertyHit; stay: Stay }) => {
  if (!hit.total || !hit.dates) return 0;
  const { latitude: lat, longitude: lng } = stay.listing;
  const nightly = hit.total.amount / 100 / nightsBetween(hit.dates.arriveDay, hit.dates.departDay);
  const kilometers = kilometersBetween(point, { lat, lng });
  const { costFactor: priceLevel } = stay.place;
  return gradeOf(utilityOf(traveler, { stay, nightly, kilometers, priceLevel }) + normal() * noise);
};

/** Null if the search finds too few stays to choose from, or too few that are wanted. */
const judgeQuery = async (
  search: Search,
  traveler: Traveler,
  { stays, place }: { stays: Map<string, { stay: Stay; at: number }>; place: Stay['place'] },
): Promise<JudgedQuery | null> => {
  const point = pointIn(place);
  const body = bodyOf(traveler, point);
  const hits = await findAll(search, body);
  if (hits.length < fewestCandidates) return null;
  const grades: JudgedQuery['grades'] = [[], [], []];
  for (const hit of hits) {
    const known = stays.get(hit.id);
    if (!known) throw new Error(`${hit.id} is not a simulated stay`);
    const grade = judgeHit(traveler, point, { hit, stay: known.stay });
    if (grade > 0) grades[grade - 1]?.push(known.at);
  }
  if (grades.flat().length < fewestWanted) return null;
  return { traveler: traveler.name, cityId: place.city.id, body, candidates: hits.length, grades };
};

const judgeOne = async (
  search: Search,
  traveler: Traveler,
  { stays, places }: { stays: Map<string, { stay: Stay; at: number }>; places: Stay['place'][] },
): Promise<JudgedQuery> => {
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    const place = places[integer(0, places.length - 1)];
    const judged = place && (await judgeQuery(search, traveler, { stays, place }));
    if (judged) return judged;
  }
  throw new Error(`no search of the ${traveler.name} finds enough stays`);
};

const judge = async (search: Search): Promise<Judgments> => {
  const all = listSimulatedStays();
  const stays = new Map(all.map((stay, at) => [stay.listing.id, { stay, at }]));
  const places = [...new Map(all.map(({ place }) => [place.city.id, place])).values()];
  const queries: JudgedQuery[] = [];
  // the kinds take turns, so that each half of the queries has as many of every kind
  for (let n = 0; n < queriesPerTraveler; n++) {
    for (const traveler of travelers) {
      queries.push(await judgeOne(search, traveler, { stays, places }));
    }
  }
  return { stays: all.map(({ listing }) => listing.id), queries };
};

const judgments = await withSimulatedStays(judge);
writeJudgments(judgments);
for (const { name } of travelers) {
  const own = judgments.queries.filter(({ traveler }) => traveler === name);
  const mean = (of: (query: JudgedQuery) => number): string =>
    (own.reduce((sum, query) => sum + of(query), 0) / own.length).toFixed(1);
  const counts = [0, 1, 2].map((at) => mean(({ grades }) => grades[at]?.length ?? 0)).join(' ');
  console.log(`${name}: ${mean(({ candidates }) => candidates)} candidates, grades 1 to 3: ${counts}`);
}
process.exit(0);
