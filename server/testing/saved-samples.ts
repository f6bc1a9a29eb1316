import { createSavedList, listSavedLists, saveStays, shareSavedStays } from '@golark/contract/saved/calls';
import type { Sample, Scene } from './authorization-scene.ts';
import { aListing, someDates } from './factories.ts';

const oneStay = async ({ golark }: Scene): Promise<Sample> => ({
  body: { stays: [{ globalId: await aListing(golark.ctx.db), dates: null }] },
});

let count = 0;

/** Below the limit, however often a test asks. */
const enoughLists = 10;

const ownListId = async ({ golark, owner }: Scene): Promise<string> => {
  const { lists } = (await golark.call(listSavedLists, { as: owner })).body;
  if (lists.length >= enoughLists) return lists[0]?.id ?? '';
  const body = { name: `List ${++count}` };
  return (await golark.call(createSavedList, { as: owner, body })).body.list.id;
};

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
  listSavedLists: () => ({}),
  createSavedList: () => ({ body: { name: `List ${++count}` } }),
  renameSavedList: async (scene) => ({
    params: { listId: await ownListId(scene) },
    body: { name: `List ${++count}` },
  }),
  deleteSavedList: async (scene) => ({ params: { listId: await ownListId(scene) } }),
  moveSavedStay: async (scene) => {
    const globalId = await aListing(scene.golark.ctx.db);
    await scene.golark.call(saveStays, {
      as: scene.owner,
      body: { stays: [{ globalId, dates: null }] },
    });
    return { params: { listId: await ownListId(scene), globalId } };
  },
};
