/**
 * Whether `npm run faults` runs: kill tests take every step, on both databases, and servers run the source; journeys visit in more
 * combinations of width, language and theme.
 */
export const isThorough = process.env['GOLARK_TESTS'] === 'all';
