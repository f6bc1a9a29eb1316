import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type ImportReport, importAirbnbListings } from '#partners';
import type { OpenDatabase } from '#platform/database/open-database';
import { illustrateWithDrawings } from '#platform/files/drawing-files';
import { openTestDatabase } from './open-test-database.ts';

export interface ImportFixture {
  database: OpenDatabase;
  folder: string;
  write(name: string, content: string | Buffer): Promise<string>;
  importFile(
    content: string | Buffer,
    more?: { calendar?: string | Buffer; cityId?: string },
  ): Promise<ImportReport>;
  rows(sql: string): Promise<Record<string, unknown>[]>;
  close(): Promise<void>;
}

const cities = `
  ('or-bend', 'or', 'Bend', 'bend', 'bend', 44.058, -121.315, 100000, false, false, 'America/Los_Angeles'),
  ('ma-boston', 'ma', 'Boston', 'boston', 'boston', 42.35843, -71.05977, 667137, true, true, 'America/New_York'),
  ('ma-south-boston', 'ma', 'South Boston', 'south-boston', '', 42.33343, -71.04949, 571281, true, false, 'America/New_York'),
  ('ma-jamaica-plain', 'ma', 'Jamaica Plain', 'jamaica-plain', '', 42.30982, -71.12033, 37468, false, false, 'America/New_York'),
  ('ma-brookline', 'ma', 'Brookline', 'brookline', '', 42.33176, -71.12116, 58732, false, false, 'America/New_York'),
  ('ma-chelsea', 'ma', 'Chelsea', 'chelsea', '', 42.39176, -71.03283, 39398, true, false, 'America/New_York'),
  ('ma-cambridge', 'ma', 'Cambridge', 'cambridge', '', 42.3751, -71.10561, 110402, false, false, 'America/New_York'),
  ('nj-jersey-city', 'nj', 'Jersey City', 'jersey-city', '', 40.72816, -74.07764, 264290, true, false, 'America/New_York'),
  ('ny-new-york-city', 'ny', 'New York City', 'new-york-city', '', 40.71427, -74.00597, 8175133, true, false, 'America/New_York'),
  ('ny-brooklyn', 'ny', 'Brooklyn', 'brooklyn', '', 40.6501, -73.94958, 2300664, true, false, 'America/New_York')`;

/** A database with a few real cities and a property manager, and a folder for files to import. */
export const openImportFixture = async (): Promise<ImportFixture> => {
  const database = await openTestDatabase();
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'golark-import-'));
  await database.pool.query(`
    INSERT INTO states SELECT lower(s), s, lower(s) FROM unnest('{OR,MA,NJ,NY}'::text[]) s;
    INSERT INTO cities VALUES ${cities};
    INSERT INTO property_managers VALUES ('manager', 'Dana', 'AIRBNB', '2020-01-01')`);
  const write = async (name: string, content: string | Buffer): Promise<string> => {
    const file = path.join(folder, name);
    await fs.writeFile(file, content);
    return file;
  };
  const clock = { now: () => new Date('2026-11-21T12:00:00Z') };
  return {
    database,
    folder,
    write,
    importFile: async (content, { calendar, cityId } = {}) =>
      importAirbnbListings(
        { db: database.db, clock, illustrate: illustrateWithDrawings },
        {
          managerId: 'manager',
          listingsPath: await write('listings.csv', content),
          ...(calendar ? { calendarPath: await write('calendar.csv', calendar) } : {}),
          ...(cityId ? { cityId } : {}),
        },
      ),
    rows: async (sql) => (await database.pool.query(sql)).rows,
    close: async () => {
      await database.close();
      await fs.rm(folder, { recursive: true });
    },
  };
};
