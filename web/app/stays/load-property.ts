import { getAvailability } from '@golark/contract/calendars/calls';
import { addDays, dayInZone, nightsBetween } from '@golark/contract/dates/rules';
import { getRate } from '@golark/contract/pricing/calls';
import type { Rate } from '@golark/contract/pricing/schemas';
import { searchProperties } from '@golark/contract/search/calls';
import type { PropertyHit } from '@golark/contract/search/schemas';
import { getProperty } from '@golark/contract/stays/calls';
import { countByAge } from '@golark/contract/stays/rules';
import type { Property } from '@golark/contract/stays/schemas';
import { type GoPlusOffer, loadGoPlusOffer } from '../membership/index.ts';
import { type ApiError, callApi, dataOrThrow } from '../platform/api-client.ts';
import type { Api } from '../platform/request-context.ts';
import type { SearchQuery } from '../search/index.ts';
import { loadWhatsOn, whatsOnMeters } from '../tickets/parts/load-whats-on.ts';
import type { StayChoice } from './stay-choice.ts';

export const nightsLoaded = 190;
const nearbyShown = 4;
const nearbyRadius = 60_000;
const eventsShown = 4;

/** Why there is no price: a rule with its limit and the day that it turns on, or unavailable nights. */
export type Refusal = { rule: string; limit: number; day: string | null };

export type Priced = { kind: 'none' } | { kind: 'rate'; rate: Rate } | { kind: 'refused'; refusal: Refusal };

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
    },
  });
  if (result.ok) return { kind: 'rate', rate: result.data };
  const refusal = refusalOf(result.error);
  if (refusal?.rule === 'rate_plan') return loadRate(api, id, { ...search, ratePlan: 'standard' });
  if (refusal) return { kind: 'refused', refusal };
  throw new Response(result.error.detail, { status: result.error.statusCode });
};

/** Nearby stays for the same nights and guests; null if that search fails, without which the page still serves. */
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
        guests: { adults: search.adults, children: search.childAges.length, pets: search.pets > 0 },
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

type PropertyAsked = { id: string; search: StayChoice; now: Date };

/** A stay with its calendar and, for dates in the address, its price; requested in parallel. */
export const loadProperty = async (api: Api, { id, search, now }: PropertyAsked) => {
  const from = dayInZone(now, 'America/New_York');
  const monthStart = `${from.slice(0, 7)}-01`;
  const range = { from: monthStart, until: addDays(monthStart, nightsLoaded) };
  const params = { globalId: id };
  const [property, availability, priced] = await Promise.all([
    callApi(api, getProperty, { params }),
    callApi(api, getAvailability, { params, query: range }),
    loadRate(api, id, search).catch((error: unknown) => error as Response),
  ]);
  const found: Property = dataOrThrow(property);
  if (priced instanceof Response) throw priced;
  const [nearby, goPlus, whatsOn] = await Promise.all([
    loadNearby(api, found, search),
    loadOfferFor(api, priced),
    loadEventsNear(api, found, search),
  ]);
  return { property: found, nights: dataOrThrow(availability).nights, priced, nearby, goPlus, whatsOn };
};

export const nightsOfSearch = ({ dateFrom, dateTo }: SearchQuery): number =>
  dateFrom && dateTo ? Math.max(0, nightsBetween(dateFrom, dateTo)) : 0;
