import type { Sample, Scene } from './authorization-scene.ts';
import { aPlace } from './factories.ts';

/** Requests for the calls that find stays and places. */
export const searchSamples: Record<string, (scene: Scene) => Promise<Sample> | Sample> = {
  searchDestinations: () => ({ body: {} }),
  popularDestinations: () => ({}),
  listSuggestions: () => ({ query: { q: 'denv' } }),
  curatedCards: () => ({ query: { listId: 'by-the-sea' } }),
  geocodeAddress: () => ({ query: { address: '12 Larimer Street, Denver, CO' } }),
  searchProperties: () => ({ body: {} }),
  searchPropertiesLegacy: () => ({ body: {} }),
  getPlaceOverview: async ({ golark }) => {
    await aPlace(golark.ctx.db);
    return { params: { stateNameSlug: 'colorado', nameSlug: 'denver' } };
  },
};
