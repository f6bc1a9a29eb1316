import { cities } from './cities.ts';
import { occupancyTaxes } from './occupancy-taxes.ts';
import { pointsOfInterest } from './points-of-interest.ts';
import { states } from './states.ts';

interface Client {
  query(sql: string, parameters?: unknown[]): Promise<unknown>;
}

const insertStates = `
  INSERT INTO states (id, name, slug)
  SELECT * FROM json_to_recordset($1::json) AS s (id text, name text, slug text)
  ON CONFLICT DO NOTHING`;

const insertCities = `
  INSERT INTO cities (id, state_id, name, slug, search_text, latitude, longitude, population, is_coastal, is_capital, time_zone)
  SELECT id, "stateId", name, slug, "searchText", latitude, longitude, population, "isCoastal", "isCapital", "timeZone"
  FROM json_to_recordset($1::json) AS c (id text, "stateId" text, name text, slug text, "searchText" text, latitude float8,
    longitude float8, population integer, "isCoastal" boolean, "isCapital" boolean, "timeZone" text)
  ON CONFLICT DO NOTHING`;

const insertTaxes = `
  INSERT INTO occupancy_taxes (state_id, city_id, name, name_es, basis_points, night_amount, taxed_nights, exempt_from_nights, source)
  SELECT "stateId", "cityId", name, "nameEs", "basisPoints", "nightAmount", "taxedNights", "exemptFromNights", source
  FROM json_to_recordset($1::json) AS t ("stateId" text, "cityId" text, name text, "nameEs" text, "basisPoints" integer,
    "nightAmount" integer, "taxedNights" integer, "exemptFromNights" integer, source text)
  ON CONFLICT DO NOTHING`;

const insertPoints = `
  INSERT INTO points_of_interest (id, kind, name_en, name_es, code, state_id, city_id, latitude, longitude, is_major, search_text)
  SELECT id, kind, "nameEn", "nameEs", code, "stateId", "cityId", latitude, longitude, "isMajor", "searchText"
  FROM json_to_recordset($1::json) AS p (id text, kind text, "nameEn" text, "nameEs" text, code text, "stateId" text,
    "cityId" text, latitude float8, longitude float8, "isMajor" boolean, "searchText" text)
  ON CONFLICT DO NOTHING`;

/** Inserts states, cities, lodging taxes and points of interest; existing rows are not changed. */
export const writePlaces = async (client: Client): Promise<void> => {
  await client.query(insertStates, [JSON.stringify(states)]);
  await client.query(insertCities, [JSON.stringify(cities())]);
  await client.query(insertTaxes, [JSON.stringify(occupancyTaxes())]);
  await client.query(insertPoints, [JSON.stringify(pointsOfInterest())]);
};
