import { searchDestinations } from '@golark/contract/destinations/calls';
import type { Destination } from '@golark/contract/destinations/schemas';
import { callApi } from '../platform/api-client.ts';
import type { Api } from '../platform/request-context.ts';

/** Towns known for golf; unknown ones are left out. */
const towns = [
  { key: 'scottsdale', state: 'arizona', city: 'scottsdale' },
  { key: 'palmSprings', state: 'california', city: 'palm-springs' },
  { key: 'myrtleBeach', state: 'south-carolina', city: 'myrtle-beach' },
  { key: 'augusta', state: 'georgia', city: 'augusta' },
  { key: 'naples', state: 'florida', city: 'naples' },
  { key: 'bend', state: 'oregon', city: 'bend' },
] as const;

export type GolfPlace = { key: (typeof towns)[number]['key']; destination: Destination };

/** Null if one could not be loaded. */
export const loadGolfPlaces = async (api: Api): Promise<GolfPlace[] | null> => {
  const answers = await Promise.all(
    towns.map(async ({ key, state, city }) => {
      const filters = `level:400 AND stateNameSlug:${state} AND nameSlug:${city}`;
      return { key, result: await callApi(api, searchDestinations, { body: { filters, hitsPerPage: 1 } }) };
    }),
  );
  const places: GolfPlace[] = [];
  for (const { key, result } of answers) {
    if (!result.ok) return null;
    const [destination] = result.data.hits;
    if (destination) places.push({ key, destination });
  }
  return places;
};
