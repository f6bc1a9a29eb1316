import { saveSearch } from '@golark/contract/saved-searches/calls';
import { alertTokenOf } from '../src/saved-searches/alert-links.ts';
import type { Sample, Scene } from './authorization-scene.ts';

const search = {
  name: 'Denver',
  path: '/s/colorado/denver/',
  search: { filters: { title: 'Cedar', guests: { adults: 2 } } },
};

const savedId = async ({ golark, owner }: Scene): Promise<string> =>
  (await golark.call(saveSearch, { as: owner, body: search })).body.search.id;

const tokenOf = async (scene: Scene): Promise<string> =>
  alertTokenOf(scene.golark.ctx.secret, await savedId(scene));

/** Requests for the calls of saved searches. */
export const savedSearchSamples: Record<string, (scene: Scene) => Promise<Sample> | Sample> = {
  listSavedSearches: () => ({}),
  saveSearch: () => ({ body: search }),
  changeSavedSearch: async (scene) => ({
    params: { searchId: await savedId(scene) },
    body: { hasAlerts: true, dropPercent: 15 },
  }),
  removeSavedSearch: async (scene) => ({ params: { searchId: await savedId(scene) } }),
  validateAlertToken: async (scene) => ({ body: { token: await tokenOf(scene) } }),
  switchAlerts: async (scene) => ({ body: { token: await tokenOf(scene), hasAlerts: true } }),
};
