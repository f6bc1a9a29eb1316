import fs from 'node:fs';

/** Adds what a test did to the report of `npm run faults`, which sums the counts of each scenario. */
export const recordCounts = (scenario: string, counts: Record<string, number>): void => {
  const file = process.env['GOLARK_FAULTS_REPORT'];
  if (file) fs.appendFileSync(file, `${JSON.stringify({ scenario, counts })}\n`);
};
