import { dayNumber, nightsBetween } from '@golark/contract/dates/rules';
import { type RawBuilder, sql } from 'kysely';
import type { ListedNight } from '#calendars';
import type { Database } from '#platform/database/open-database';
import { runPrepared } from '#platform/database/prepared';
import type { SearchCriteria, SearchEngine, SearchPage } from '../search-engine.ts';

const ring = 1024;
const metersPerDegree = 111_195;
const earthRadiusMeters = 6_371_008.8;
/** Rank points that a stay loses for each kilometer from the middle of what was asked for. */
const rankPerKilometer = 60;

const ringBit = (night: string): number => ((dayNumber(night) % ring) + ring) % ring;

/** The bits of a stay's nights in the rings of `search_units`, as the text of a bit string. */
const nightMask = (from: string, until: string): string => {
  const length = nightsBetween(from, until);
  const start = ringBit(from);
  const wrapped = Math.max(0, start + length - ring);
  const bits = '1'.repeat(wrapped).padEnd(start, '0') + '1'.repeat(length - wrapped);
  return bits.padEnd(ring, '0');
};

const nothing = sql.raw(`B'${'0'.repeat(ring)}'`);

const inBox = ({ south, west, north, east }: NonNullable<SearchCriteria['box']>): RawBuilder<unknown> =>
  // the index works on points with a tolerance; the plain comparison is exact
  sql`point(longitude, latitude) <@ box(point(${west}, ${south}), point(${east}, ${north}))
    AND latitude BETWEEN ${south} AND ${north} AND longitude BETWEEN ${west} AND ${east}`;

const boxAround = ({ lat, lng, radiusMeters }: NonNullable<SearchCriteria['around']>) => {
  const dLat = radiusMeters / metersPerDegree;
  const dLng = dLat / Math.max(0.02, Math.cos((lat * Math.PI) / 180));
  return {
    south: Math.max(-90, lat - dLat),
    north: Math.min(90, lat + dLat),
    west: Math.max(-180, lng - dLng),
    east: Math.min(180, lng + dLng),
  };
};

const distanceTo = ({ lat, lng }: { lat: number; lng: number }): RawBuilder<number> =>
  sql<number>`${earthRadiusMeters}::float8 * 2 * asin(least(1, sqrt(
    sin(radians(latitude - ${lat}::float8) / 2) ^ 2
    + cos(radians(${lat}::float8)) * cos(radians(latitude)) * sin(radians(longitude - ${lng}::float8) / 2) ^ 2)))`;

const isFree = (nights: NonNullable<SearchCriteria['nights']>): RawBuilder<unknown> => {
  const length = nightsBetween(nights.from, nights.until);
  return sql`(taken & ${nightMask(nights.from, nights.until)}::bit(1024)) = ${nothing}
    AND CASE WHEN has_night_rules AND get_bit(exceptions, ${ringBit(nights.from)}) = 1 THEN coalesce(
        (SELECT ${length} >= coalesce(n.min_nights, u.min_nights)
            AND ${length} <= greatest(coalesce(n.max_nights, u.max_nights), coalesce(n.min_nights, u.min_nights))
          FROM nights n WHERE n.room_type_id = u.room_type_id AND n.night = ${nights.from}::date),
        min_nights <= ${length} AND max_nights >= ${length})
      ELSE min_nights <= ${length} AND max_nights >= ${length} END`;
};

const conditionsOf = (criteria: SearchCriteria): RawBuilder<unknown>[] => {
  const conditions: RawBuilder<unknown>[] = [sql`max_guests >= ${criteria.guests}`];
  if (criteria.box) conditions.push(inBox(criteria.box));
  if (criteria.around) {
    conditions.push(inBox(boxAround(criteria.around)));
    conditions.push(sql`${distanceTo(criteria.around)} <= ${criteria.around.radiusMeters}`);
  }
  if (criteria.nights) conditions.push(isFree(criteria.nights));
  if (criteria.amenities.length > 0) conditions.push(sql`amenities @> ${criteria.amenities}::text[]`);
  if (criteria.nightly) {
    conditions.push(sql`nightly_amount >= ${criteria.nightly.from}`);
    if (criteria.nightly.to !== null) conditions.push(sql`nightly_amount <= ${criteria.nightly.to}`);
  }
  if (criteria.pets) conditions.push(sql`is_pets_allowed`);
  if (criteria.smoking) conditions.push(sql`is_smoking_allowed`);
  if (criteria.instant) conditions.push(sql`is_instant_book`);
  if (criteria.beds > 0) conditions.push(sql`beds >= ${criteria.beds}`);
  if (criteria.bedrooms > 0) conditions.push(sql`bedrooms >= ${criteria.bedrooms}`);
  if (criteria.bathrooms > 0) conditions.push(sql`bathrooms >= ${criteria.bathrooms}`);
  if (criteria.cityId) conditions.push(sql`city_id = ${criteria.cityId}`);
  if (criteria.stateId) conditions.push(sql`state_id = ${criteria.stateId}`);
  if (criteria.propertyManagerId) conditions.push(sql`property_manager_id = ${criteria.propertyManagerId}`);
  if (criteria.title) {
    const pattern = `%${criteria.title.replaceAll(/[\\%_]/g, '\\$&')}%`;
    conditions.push(
      sql`listing_id IN (SELECT t.listing_id FROM listing_texts t WHERE t.title ILIKE ${pattern})`,
    );
  }
  return conditions;
};

const orderOf = (criteria: SearchCriteria): RawBuilder<unknown> => {
  if (criteria.sort === 'price-low') return sql`nightly_amount, listing_id`;
  if (criteria.sort === 'price-high') return sql`nightly_amount DESC, listing_id`;
  return sql`score DESC, listing_id`;
};

const scoreOf = (criteria: SearchCriteria): RawBuilder<unknown> => {
  if (criteria.sort === 'rating') {
    return sql`(SELECT coalesce(l.quality, 0) * 100000 + l.review_count FROM listings l WHERE l.id = u.listing_id)`;
  }
  if (!criteria.around) return sql`search_rank`;
  return sql`search_rank - ${distanceTo(criteria.around)} / 1000 * ${rankPerKilometer}`;
};

interface Row {
  counts: [stayType: string, propertyType: string, count: number][] | null;
  listing_ids: string[] | null;
  nights: NightValues[] | null;
}

/** The columns of `ListedNight` in their order. */
type NightValues = [string, number, string, string | null, ...unknown[]];

const listedNightOf = (values: NightValues): ListedNight => {
  const [listing_id, version, room_type_id, night, units, booked, is_blocked, nightly_amount, min, max] =
    values;
  const row = { listing_id, version, room_type_id, night, units, booked, is_blocked, nightly_amount };
  return { ...row, min_nights: min, max_nights: max } as ListedNight;
};

/** What `listNights` gives for the listings of the page. */
const nightsOfPage = (nights: SearchCriteria['nights']): RawBuilder<unknown> =>
  nights
    ? sql`(SELECT json_agg(json_build_array(u.listing_id, u.version, n.room_type_id, n.night, n.units, n.booked,
          n.is_blocked, n.nightly_amount, n.min_nights, n.max_nights))
        FROM page p JOIN search_units u ON u.listing_id = p.listing_id
        LEFT JOIN nights n
          ON n.room_type_id = CASE WHEN (u.exceptions & ${nightMask(nights.from, nights.until)}::bit(1024)) <> ${nothing}
            THEN u.room_type_id END
          AND n.night >= ${nights.from}::date AND n.night < ${nights.until}::date)`
    : sql`NULL`;

const query = (criteria: SearchCriteria, page: { offset: number; limit: number }): RawBuilder<Row> => {
  const ofStayType = criteria.stayType ? sql`stay_type = ${criteria.stayType}` : sql`true`;
  const ofPropertyType =
    criteria.propertyTypes.length > 0 ? sql`property_type = ANY (${criteria.propertyTypes})` : sql`true`;
  // a hotel is found once, by its cheapest room type that fits
  return sql<Row>`
    WITH hit AS MATERIALIZED (
      SELECT DISTINCT ON (listing_id) listing_id, stay_type, property_type, nightly_amount, ${scoreOf(criteria)} AS score
      FROM search_units u
      WHERE ${sql.join(conditionsOf(criteria), sql` AND `)}
      ORDER BY listing_id, nightly_amount
    ), page AS MATERIALIZED (
      SELECT listing_id FROM hit WHERE ${ofStayType} AND ${ofPropertyType}
      ORDER BY ${orderOf(criteria)} LIMIT ${page.limit} OFFSET ${page.offset}
    )
    SELECT
      (SELECT json_agg(json_build_array(stay_type, property_type, n)) FROM
        (SELECT stay_type, property_type, count(*) AS n FROM hit GROUP BY 1, 2) f) AS counts,
      (SELECT array_agg(listing_id) FROM page) AS listing_ids,
      ${nightsOfPage(criteria.nights)} AS nights`;
};

/** Total and facets from the counts of each pair: a facet leaves its own filter out and keeps the other. */
const countUp = (counts: NonNullable<Row['counts']>, criteria: SearchCriteria) => {
  let total = 0;
  const stayTypes: Record<string, number> = {};
  const propertyTypes: Record<string, number> = {};
  for (const [stayType, propertyType, count] of counts) {
    const isOfStayType = !criteria.stayType || criteria.stayType === stayType;
    const isOfPropertyType =
      criteria.propertyTypes.length === 0 || criteria.propertyTypes.includes(propertyType);
    if (isOfPropertyType) stayTypes[stayType] = (stayTypes[stayType] ?? 0) + count;
    if (isOfStayType) propertyTypes[propertyType] = (propertyTypes[propertyType] ?? 0) + count;
    if (isOfStayType && isOfPropertyType) total += count;
  }
  return { total, facets: { stayType: stayTypes, propertyType: propertyTypes } };
};

/** The reference engine: plain SQL over `search_units`. */
export const postgresSearchEngine = (db: Database): SearchEngine => ({
  find: async (criteria, page): Promise<SearchPage> => {
    const row = (await runPrepared(db, query(criteria, page))).rows[0];
    return {
      ...countUp(row?.counts ?? [], criteria),
      listingIds: row?.listing_ids ?? [],
      nights: criteria.nights ? (row?.nights ?? []).map(listedNightOf) : null,
    };
  },
});
