import type { Insurer } from '#platform/insurer';
import { coverageOf, premiumOf } from '../rules/premium-rates.ts';

/** Insures nobody: prices from the embedded rate table, and numbers that say so. For demos, and until an insurer is configured. */
export const sampleInsurer: Insurer = {
  name: 'Golark Sample Insurance',
  isSample: true,
  quote: async (request) => ({
    reference: 'sample',
    premiumAmount: premiumOf(request),
    coverage: coverageOf(request),
  }),
  issue: async ({ id }) => `SAMPLE-${id.replaceAll('-', '').slice(0, 12).toUpperCase()}`,
  move: async () => true,
  cancel: async () => undefined,
};
