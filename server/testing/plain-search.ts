import { utcDay } from '@golark/contract/dates/rules';
import { metersBetween } from '@golark/contract/destinations/distance';
import type { StayDates } from '@golark/contract/stays/rules';
import { bookableDaysOf, brokenCalendarRule, freeUnitsFor, type RoomCalendar } from '#calendars';
import type { SearchCriteria } from '#platform/search-engine';
import { bySpecificity } from './arbitrary-stay-rules.ts';
import { plainPoints } from './plain-points.ts';
import type { PlainStay, PlainUnit } from './plain-stays.ts';

interface Choice {
  stay: PlainStay;
  unit: PlainUnit;
}

const isBetween = (lng: number, { west, east }: { west: number; east: number }): boolean =>
  west <= east ? lng >= west && lng <= east : lng >= west || lng <= east;

const calendarOf = (unit: PlainUnit): RoomCalendar => ({
  roomTypeId: unit.id,
  units: unit.units,
  nightlyAmount: unit.nightly_amount,
  weekendNightlyAmount: unit.nightly_amount,
  seasons: [],
  nights: new Map(
    [...unit.nights].map(([day, night]) => [
      day,
      {
        booked: night.booked,
        isBlocked: night.is_blocked,
        nightlyAmount: night.nightly_amount,
        minNights: night.min_nights,
        maxNights: night.max_nights,
      },
    ]),
  ),
});

const isFreeFor = ({ stay, unit }: Choice, dates: StayDates, now: Date): boolean => {
  const room = calendarOf(unit);
  const listing = { ...stay, time_zone: 'America/Denver', rules: bySpecificity(stay.rules) };
  const days = bookableDaysOf(listing, now);
  return freeUnitsFor(room, dates) > 0 && brokenCalendarRule(listing, room, { dates, days }) === null;
};

/** A hotel has a room type with as many free units as the party needs; with rooms, one that is large enough for one of them. */
const sleeps = ({ stay, unit }: Choice, { party, rooms, dates }: SearchCriteria): boolean => {
  const guests = party.adults + party.children;
  if (stay.stay_type === 'homes')
    return unit.max_guests >= guests && (!rooms || rooms.length === 1 || unit.bedrooms >= rooms.length);
  if (rooms) return rooms.some(({ adults, childAges }) => unit.max_guests >= adults + childAges.length);
  const units = dates ? freeUnitsFor(calendarOf(unit), dates) : unit.units;
  return units >= Math.ceil(guests / unit.max_guests);
};

const factsOf = ({ stay, unit }: Choice): Set<string> =>
  new Set([
    ...[...stay.amenities, ...unit.amenities, ...unit.bedding.map(({ kind }) => `bed:${kind}`)],
    ...(stay.shower === 'roll-in' ? ['access:roll-in-shower'] : []),
  ]);

const isFitting = (choice: Choice, c: SearchCriteria, now: Date): boolean => {
  const { stay, unit } = choice;
  const at = { lat: stay.latitude, lng: stay.longitude };
  return (
    sleeps(choice, c) &&
    (c.boxes.length === 0 ||
      c.boxes.some((box) => at.lat >= box.south && at.lat <= box.north && isBetween(at.lng, box))) &&
    (!c.around || metersBetween(at, c.around) <= c.around.radiusMeters) &&
    (!c.dates || isFreeFor(choice, c.dates, now)) &&
    c.amenities.every((amenity) => factsOf(choice).has(amenity)) &&
    (c.maxSteps === null || (stay.steps_to_entrance ?? Number.POSITIVE_INFINITY) <= c.maxSteps) &&
    (c.minDoorInches === null || (stay.door_inches ?? 0) >= c.minDoorInches) &&
    (!c.party.pets || stay.is_pets_allowed) &&
    (!c.smoking || stay.is_smoking_allowed) &&
    (!c.instant || stay.is_instant_book) &&
    unit.beds >= c.beds &&
    unit.bedrooms >= c.bedrooms &&
    stay.bathrooms >= c.bathrooms &&
    c.cityId !== 'nowhere' &&
    c.title !== '%'
  );
};

interface Hit {
  stay: PlainStay;
  amount: number | null;
  /** The points of its best room type. */
  score: number;
}

const compareHits = (a: Hit, b: Hit, c: SearchCriteria): number => {
  const byId = a.stay.id < b.stay.id ? -1 : 1;
  if (!c.sort.startsWith('price')) return b.score - a.score || byId;
  if (a.amount === null || b.amount === null)
    return Number(a.amount === null) - Number(b.amount === null) || byId;
  return (c.sort === 'price-low' ? a.amount - b.amount : b.amount - a.amount) || byId;
};

const countBy = (hits: Hit[], key: 'stay_type' | 'property_type'): Record<string, number> =>
  Object.fromEntries(
    Object.entries(Object.groupBy(hits, (hit) => hit.stay[key])).map(([k, v]) => [k, v?.length ?? 0]),
  );

export const isOfFacets = (stay: PlainStay, { stayType, propertyTypes }: SearchCriteria): boolean =>
  (!stayType || stay.stay_type === stayType) &&
  (propertyTypes.length === 0 || propertyTypes.includes(stay.property_type));

export const isInRange = (amount: number | null, { price }: SearchCriteria): boolean =>
  !price || (amount !== null && amount >= price.from && (price.to === null || amount <= price.to));

/** Whether the search finds the stay, whatever its facets and its total are. */
export const fits = (stay: PlainStay, c: SearchCriteria, now: Date): boolean =>
  stay.rooms.some((unit) => isFitting({ stay, unit }, c, now));

const scoreOf = (stay: PlainStay, c: SearchCriteria, now: Date): number =>
  c.sort === 'rating'
    ? (stay.quality ?? 0) * 100_000 + stay.review_count
    : Math.max(
        ...stay.rooms
          .filter((unit) => isFitting({ stay, unit }, c, now))
          .map((unit) => plainPoints({ ...stay, unit }, c, utcDay(now))),
      );

/** The total on the card of each stay that has a card. */
export type TotalsOf = (stays: PlainStay[], c: SearchCriteria) => Promise<Map<string, number | null>>;

/** The plain reading of the criteria: every stay is filtered in memory, and every one that is left is priced. */
export const findPlainly = async (
  stays: readonly PlainStay[],
  c: SearchCriteria,
  { now, totalsOf }: { now: Date; totalsOf: TotalsOf },
) => {
  const matching = stays.filter((stay) => fits(stay, c, now));
  const needsTotals = c.price !== null || c.rooms !== null || c.sort.startsWith('price');
  const totals = needsTotals ? await totalsOf(matching, c) : new Map<string, number | null>();
  const found = matching
    .filter(({ id }) => !needsTotals || totals.has(id))
    .map((stay): Hit => ({ stay, amount: totals.get(stay.id) ?? null, score: scoreOf(stay, c, now) }))
    .filter(({ amount }) => isInRange(amount, c));
  const isOfStayType = ({ stay }: Hit): boolean => !c.stayType || stay.stay_type === c.stayType;
  const isOfPropertyType = ({ stay }: Hit): boolean =>
    c.propertyTypes.length === 0 || c.propertyTypes.includes(stay.property_type);
  const hits = found.filter((hit) => isOfStayType(hit) && isOfPropertyType(hit));
  return {
    ids: hits.toSorted((a, b) => compareHits(a, b, c)).map((hit) => hit.stay.id),
    facets: {
      stayType: countBy(found.filter(isOfPropertyType), 'stay_type'),
      propertyType: countBy(found.filter(isOfStayType), 'property_type'),
    },
  };
};
