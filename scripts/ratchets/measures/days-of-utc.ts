import type { Measure } from '../measure.ts';

/** The day of an instant without its place: in UTC, or in whatever zone the connection to the database has. */
const pattern = /toISOString\(\)\.(?:slice|substring)\(0, 10\)|toISOString\(\)\.split\(|::timestamptz::date/g;

/** Code that serves visitors: catalogs and benchmarks choose their days themselves. */
const isShipped = (path: string): boolean =>
  /^(?:contract|server\/src|web\/app)\/.*(?<!\.test)\.tsx?$/.test(path) && path !== 'contract/dates/rules.ts';

/** Code that takes the day in UTC for the day of a place; `utcDay` says that it is meant. */
export const measureDaysOfUtc: Measure = (files) => ({
  'days-of-utc': files
    .filter(({ path }) => isShipped(path))
    .flatMap((file) =>
      [...file.text.matchAll(pattern)].map(({ 0: what, index }) => ({
        file: file.path,
        line: file.lineAt(index),
        what,
        amount: 1,
      })),
    ),
});
