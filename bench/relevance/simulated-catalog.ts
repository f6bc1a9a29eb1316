import { generateStays, type Stay } from '@golark/catalog/stays';
import { fillCatalog } from '../../server/src/cli/fill-catalog.ts';
import { migrate } from '../../server/src/platform/database/migrate.ts';
import type { OpenDatabase } from '../../server/src/platform/database/open-database.ts';

/** The day on which the travelers search: the judgments hold for the calendars of this day. */
export const today = '2026-11-20';
export const now = `${today}T18:00:00Z`;
const seed = 31_000;
const staysPerCity = 110;

const cityIds = [
  'il-chicago',
  'ca-san-diego',
  'or-portland',
  'la-new-orleans',
  'tn-nashville',
  'tx-austin',
  'wa-seattle',
  'nv-las-vegas',
  'co-denver',
  'nc-asheville',
  'or-bend',
  'ca-santa-barbara',
  'mo-branson',
  'sc-hilton-head-island',
  'ny-hudson',
  'me-portland',
  'fl-orlando',
  'co-aspen',
];

const optionsOf = (cityId: string, index: number) => ({
  size: staysPerCity,
  seed: seed + index,
  today,
  only: {
    cityId,
    manager: {
      id: `pm-judged-${index}`,
      name: 'Simulated Host',
      firstName: 'Simulated',
      joined_on: '2020-01-01',
      isCompany: false,
      phone: '+12025550100',
      languages: ['en'],
    },
  },
});

/** The stays of a few cities, many in each, so that a search has a choice; always the same. */
export const listSimulatedStays = (): Stay[] =>
  cityIds.flatMap((cityId, index) => [...generateStays(optionsOf(cityId, index))].flat());

export const fillSimulatedStays = async (database: OpenDatabase): Promise<void> => {
  await migrate(database.pool);
  for (const [index, cityId] of cityIds.entries()) await fillCatalog(database, optionsOf(cityId, index));
};
