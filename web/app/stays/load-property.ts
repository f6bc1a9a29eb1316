import { getAvailability } from '@golark/contract/calendars/calls';
import { addDays, dayInZone, nightsBetween } from '@golark/contract/dates/rules';
import { getRate } from '@golark/contract/pricing/calls';
import { searchProperties } from '@golark/contract/search/calls';
import type { PropertyHit } from '@golark/contract/search/schemas';
import { getProperty } from '@golark/contract/stays/calls';
import { countByAge } from '@golark/contract/stays/rules';
import type { Property } from '@golark/contract/stays/schemas';
import { type GoPlusOffer, loadGoPlusOffer } from '../membership/index.ts';
import { type ApiError, callApi, dataOrThrow } from '../platform/api-client.ts';
import type { Api } from '../platform/request-context.ts';
import { occupancyOf, roomsOfSearch, type SearchQuery, writeRooms } from '../search/index.ts';
import { loadWhatsOn, whatsOnMeters } from '../tickets/parts/load-whats-on.ts';
import type { Priced, Refusal } from './priced.ts';
import { loadRooms, withCombinations } from './rooms/load-rooms.ts';
import {
  hasRoomsToChoose,
  occupancyParam,
  type RoomChoice,
  roomsOfRate,
  settleRooms,
} from './rooms/room-choice.ts';
import type { StayChoice } from './stay-choice.ts';

export const nightsLoaded = 190;
const nearbyShown = 4;
const nearbyRadius = 60_000;
const eventsShown = 4;

export const refusalOf = (error: ApiError): Refusal | null => {
  if (error.code === 'DATES_UNAVAILABLE') return { rule: 'taken', limit: 0, day: null };
  if (error.code !== 'VALIDATION_ERROR') return null;
  const broken = error.errors?.find(({ code }) => code.startsWith('stay_'));
  if (!broken) return { rule: 'other', limit: 0, day: null };
  const { limit, day } = broken.params;
  const rule = broken.code.slice('stay_'.length);
  return { rule, limit: Number(limit ?? 0), day: day === undefined ? null : String(day) };
};

/** The price of a stay; at the policy of the host where the rate plan that the address names is not offered. */
export const loadRate = async (api: Api, id: string, search: StayChoice): Promise<Priced> => {
  if (!search.dateFrom || !search.dateTo) return { kind: 'none' };
  const { children, infants } = countByAge(search.childAges);
  const result = await callApi(api, getRate, {
    params: { globalId: id },
    query: {
      fromDate: search.dateFrom,
      untilDate: search.dateTo,
      adults: search.adults,
      children,
      infants: search.infants + infants,
      pets: search.pets > 0 ? 1 : 0,
      ratePlan: search.ratePlan,
      ...occupancyParam(search),
    },
  });
  if (result.ok) return { kind: 'rate', rate: result.data };
  const refusal = refusalOf(result.error);
  if (refusal?.rule === 'rate_plan') return loadRate(api, id, { ...search, ratePlan: 'standard' });
  if (refusal) return { kind: 'refused', refusal };
  throw new Response(result.error.detail, { status: result.error.statusCode });
};

const guestsOf = (search: SearchQuery) => {
  const { adults, childAges, pets } = search;
  const rooms = roomsOfSearch(search);
  const people = rooms ? { rooms: occupancyOf(rooms, childAges) } : { adults, children: childAges.length };
  return { ...people, pets: pets > 0 };
};

/** Nearby stays for the same nights, guests and rooms; null if that search fails, without which the page still serves. */
const loadNearby = async (
  api: Api,
  property: Property,
  search: SearchQuery,
): Promise<PropertyHit[] | null> => {
  const { lat, lng } = property.approximateLocation;
  const dates = search.dateFrom && search.dateTo ? { dateFrom: search.dateFrom, dateTo: search.dateTo } : {};
  const result = await callApi(api, searchProperties, {
    body: {
      aroundLatLng: { lat, lng },
      aroundRadius: nearbyRadius,
      pageSize: nearbyShown + 1,
      filters: {
        ...dates,
        guests: guestsOf(search),
      },
    },
  });
  if (!result.ok) return null;
  return result.data.properties.filter(({ id }) => id !== property.id).slice(0, nearbyShown);
};

/** Events around a stay on its nights, or the next ones. */
const loadEventsNear = (api: Api, { approximateLocation }: Property, { dateFrom, dateTo }: SearchQuery) => {
  const { lat, lng } = approximateLocation;
  const days = dateFrom && dateTo && dateFrom < dateTo ? { from: dateFrom, to: addDays(dateTo, -1) } : {};
  return loadWhatsOn(api, { lat, lng, radius: whatsOnMeters, ...days, pageSize: eventsShown });
};

/** What Go+ would cost, for visitors and accounts that don't have it, if this stay would cost members less. */
const loadOfferFor = async (api: Api, priced: Priced): Promise<GoPlusOffer | null> => {
  if (priced.kind !== 'rate' || priced.rate.applies === 'member') return null;
  return priced.rate.member.savings.amount > 0 ? loadGoPlusOffer(api) : null;
};

type PropertyAsked = { id: string; search: StayChoice; choice?: RoomChoice | null; now: Date };

type PricedSearch = { search: StayChoice; priced: Priced };

/** The price for the rooms that the address names, with the whole party in them, and the search that says so. */
const loadRateOfRooms = async (
  api: Api,
  property: Property,
  { search, choice }: { search: StayChoice; choice: RoomChoice },
): Promise<PricedSearch> => {
  const settled = settleRooms(property, search, choice);
  const withRooms = { ...search, rooms: writeRooms(settled.rooms) || undefined };
  if (!search.dateFrom || !search.dateTo) return { search: withRooms, priced: { kind: 'none' } };
  return settled.problem
    ? { search: withRooms, priced: { kind: 'refused', refusal: settled.problem } }
    : { search: withRooms, priced: await loadRate(api, property.id, withRooms) };
};

/** The search with the rooms of its price, so that they stay the same; a home is one place. */
const withRoomsOfRate = (property: Property, { search, priced }: PricedSearch): PricedSearch => {
  if (!hasRoomsToChoose(property)) return { priced, search: { ...search, rooms: undefined } };
  if (!search.rooms || priced.kind !== 'rate') return { priced, search };
  return { priced, search: { ...search, rooms: roomsOfRate(priced.rate.rooms) } };
};

/**
 * A stay with its calendar and, for dates in the address, its price; requested in parallel, except that chosen rooms are
 * priced once the stay is known.
 */
export const loadProperty = async (api: Api, { id, search, choice = null, now }: PropertyAsked) => {
  const from = dayInZone(now, 'America/New_York');
  const monthStart = `${from.slice(0, 7)}-01`;
  const range = { from: monthStart, until: addDays(monthStart, nightsLoaded) };
  const params = { globalId: id };
  const [property, availability, ofAnyRooms] = await Promise.all([
    callApi(api, getProperty, { params }),
    callApi(api, getAvailability, { params, query: range }),
    choice
      ? undefined
      : loadRate(api, id, search).then(
          (priced): PricedSearch => ({ search, priced }),
          (error: unknown) => error as Response,
        ),
  ]);
  const found: Property = dataOrThrow(property);
  if (ofAnyRooms instanceof Response) throw ofAnyRooms;
  const asked = choice ? await loadRateOfRooms(api, found, { search, choice }) : ofAnyRooms;
  const none: PricedSearch = { search, priced: { kind: 'none' } };
  const { priced, search: stay } = choice ? (asked ?? none) : withRoomsOfRate(found, asked ?? none);
  const [rooms, nearby, goPlus, whatsOn] = await Promise.all([
    loadRooms(api, found, { search, choice, priced }),
    loadNearby(api, found, search),
    loadOfferFor(api, priced),
    loadEventsNear(api, found, search),
  ]);
  const { nights } = dataOrThrow(availability);
  const shown = { priced: withCombinations(priced, rooms), stay, rooms };
  return { property: found, nights, ...shown, nearby, goPlus, whatsOn };
};

export const nightsOfSearch = ({ dateFrom, dateTo }: SearchQuery): number =>
  dateFrom && dateTo ? Math.max(0, nightsBetween(dateFrom, dateTo)) : 0;
