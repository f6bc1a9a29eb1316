/** Whether `npm run faults` runs: kill tests take every step, on both databases, and servers run the source. */
export const isThorough = process.env['GOLARK_KILLS'] === 'all';
