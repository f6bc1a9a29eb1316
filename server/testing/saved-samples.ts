import { shareSavedStays } from '@golark/contract/saved/calls';
import type { Sample, Scene } from './authorization-scene.ts';
import { aListing, someDates } from './factories.ts';

const oneStay = async ({ golark }: Scene): Promise<Sample> => ({
  body: { stays: [{ globalId: await aListing(golark.ctx.db), dates: null }] },
});

/** Requests for the calls of wish lists. */
export const savedSamples: Record<string, (scene: Scene) => Promise<Sample> | Sample> = {
  listSavedStays: () => ({}),
  listSavedIds: () => ({}),
  saveStays: oneStay,
  previewSavedStays: oneStay,
  setSavedDates: () => ({ body: { dates: someDates, party: { adults: 3 } } }),
  removeSavedStay: async ({ golark }) => ({ params: { globalId: await aListing(golark.ctx.db) } }),
  shareSavedStays: () => ({ body: { isShared: true } }),
  getSharedStays: async ({ golark, owner }) => {
    const { body } = await golark.call(shareSavedStays, { as: owner, body: { isShared: true } });
    return { params: { shareKey: body.shareKey ?? '' } };
  },
};
