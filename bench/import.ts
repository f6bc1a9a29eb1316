import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { importAirbnbListings } from '../server/src/partners/index.ts';
import { systemClock } from '../server/src/platform/clock.ts';
import { illustrateWithDrawings } from '../server/src/platform/files/drawing-files.ts';
import type { BenchApp } from './application.ts';
import { integerFormat, type Result } from './results.ts';
import { createRandom, type Place, samplePlaces } from './sample-requests.ts';

const rowCount = 20_000;
const budget = { min: 1 };
const targetRowsPerSecond = 2000;

/** The 75 columns of the published Airbnb listing files. */
const header =
  'id,listing_url,scrape_id,last_scraped,source,name,description,neighborhood_overview,picture_url,host_id,host_url,host_name,host_since,host_location,host_about,host_response_time,host_response_rate,host_acceptance_rate,host_is_superhost,host_thumbnail_url,host_picture_url,host_neighbourhood,host_listings_count,host_total_listings_count,host_verifications,host_has_profile_pic,host_identity_verified,neighbourhood,neighbourhood_cleansed,neighbourhood_group_cleansed,latitude,longitude,property_type,room_type,accommodates,bathrooms,bathrooms_text,bedrooms,beds,amenities,price,minimum_nights,maximum_nights,minimum_minimum_nights,maximum_minimum_nights,minimum_maximum_nights,maximum_maximum_nights,minimum_nights_avg_ntm,maximum_nights_avg_ntm,calendar_updated,has_availability,availability_30,availability_60,availability_90,availability_365,calendar_last_scraped,number_of_reviews,number_of_reviews_ltm,number_of_reviews_l30d,first_review,last_review,review_scores_rating,review_scores_accuracy,review_scores_cleanliness,review_scores_checkin,review_scores_communication,review_scores_location,review_scores_value,license,instant_bookable,calculated_host_listings_count,calculated_host_listings_count_entire_homes,calculated_host_listings_count_private_rooms,calculated_host_listings_count_shared_rooms,reviews_per_month';

const sentence = 'A bright place near the river, with a garden, a quiet street and room for everybody. ';
const amenities =
  '["Wifi", "Kitchen", "Heating", "Washer", "Smoke alarm", "Hair dryer", "Free street parking"]';

const quoteCsv = (text: string): string => `"${text.replaceAll('"', '""')}"`;

const createRow = (number: number, place: Place, random: () => number): string => {
  const guests = 1 + Math.floor(random() * 6);
  const values: Record<string, string> = {
    id: String(10_000_000 + number),
    listing_url: `https://listings.example/rooms/${number}`,
    name: quoteCsv(`Garden flat ${number}`),
    description: quoteCsv(sentence.repeat(8)),
    neighborhood_overview: quoteCsv(sentence.repeat(4)),
    host_about: quoteCsv(sentence.repeat(3)),
    neighbourhood_cleansed: 'Old Town',
    latitude: (place.latitude + (random() - 0.5) / 10).toFixed(5),
    longitude: (place.longitude + (random() - 0.5) / 10).toFixed(5),
    property_type: 'Entire rental unit',
    room_type: 'Entire home/apt',
    accommodates: String(guests),
    bathrooms_text: '1 bath',
    bedrooms: String(Math.ceil(guests / 2)),
    beds: String(guests),
    amenities: quoteCsv(amenities),
    price: quoteCsv(`$${60 + Math.floor(random() * 400)}.00`),
    minimum_nights: '2',
    maximum_nights: '365',
    number_of_reviews: '12',
    review_scores_rating: '4.8',
    instant_bookable: 't',
  };
  return header
    .split(',')
    .map((column) => values[column] ?? 'f')
    .join(',');
};

const writeListingsFile = async (file: string, places: Place[]): Promise<void> => {
  const random = createRandom(4);
  const out = fs.createWriteStream(file);
  out.write(`${header}\n`);
  for (let number = 0; number < rowCount; number++) {
    const place = places[number % places.length] as Place;
    if (!out.write(`${createRow(number, place, random)}\n`)) await once(out, 'drain');
  }
  out.end();
  await once(out, 'close');
};

/** Imports a file of 20,000 listings: parsed, validated, stored and indexed for search. */
export const benchImport = async ({ database }: BenchApp): Promise<Result[]> => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'golark-bench-import-'));
  const listingsPath = path.join(dir, 'listings.csv');
  await writeListingsFile(listingsPath, await samplePlaces(database.pool, 200));
  const managerId = `bench-${Date.now()}`;
  await database.pool.query(
    "INSERT INTO property_managers (id, name, data_source, joined_on) VALUES ($1, 'Bench', 'AIRBNB', '2026-01-01')",
    [managerId],
  );
  try {
    const startedAt = performance.now();
    const report = await importAirbnbListings(
      { db: database.db, clock: systemClock, illustrate: illustrateWithDrawings },
      { managerId, listingsPath },
    );
    const rowsPerSecond = (rowCount * 1000) / (performance.now() - startedAt);
    if (report.added !== rowCount) throw new Error(`only ${report.added} of ${rowCount} rows were added`);
    return [
      {
        name: 'import',
        subject: `${integerFormat.format(rowCount)} listings: ${integerFormat.format(rowsPerSecond)} rows per second`,
        baseline: `${integerFormat.format(targetRowsPerSecond)} rows per second`,
        ratio: rowsPerSecond / targetRowsPerSecond,
        budget,
      },
    ];
  } finally {
    fs.rmSync(dir, { recursive: true, force: true });
    await database.pool.query('DELETE FROM listings WHERE property_manager_id = $1', [managerId]);
  }
};
