import { addDays } from '@golark/contract/dates/rules';

/**
 * The instant at which test servers and test catalogs start, whatever the machine's date is. `TEST_NOW` runs the tests
 * on another day.
 */
export const testNow = new Date(process.env['TEST_NOW'] ?? '2026-11-20T18:00:00Z').toISOString();

/** When the clock of test servers started, in milliseconds: with the process that first needs it, for that one and those that it starts. */
process.env['TEST_CLOCK_STARTED'] ??= String(Date.now());
const clockStarted = Number(process.env['TEST_CLOCK_STARTED']);

/**
 * The time on the clock of a test server: it starts at `testNow` and then advances. A server started with it as `GOLARK_NOW` has the
 * same time, also after a restart.
 */
export const nowOnTestClock = (): Date => new Date(Date.parse(testNow) + Date.now() - clockStarted);

/** The day of `testNow`, or the given number of days later; tests count days from it. */
export const testDay = (daysLater = 0): string => addDays(testNow.slice(0, 10), daysLater);
