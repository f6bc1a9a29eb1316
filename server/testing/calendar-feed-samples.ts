import { randomUUID } from 'node:crypto';
import type { Sample, Scene } from './authorization-scene.ts';
import { aListing, aPropertyManager } from './factories.ts';

/** A name that never resolves. */
const host = 'calendars.invalid';

const listingOf = async ({ golark, hostId }: Scene): Promise<string> => {
  await aPropertyManager(golark.ctx.db, hostId);
  return aListing(golark.ctx.db, { property_manager_id: hostId });
};

/** A calendar that its host imports, from a site that is not there. */
const aFeed = async (scene: Scene): Promise<{ listingId: string; feedId: string }> => {
  const listingId = await listingOf(scene);
  const [feedId, now] = [randomUUID(), scene.golark.clock.now()];
  await scene.golark.ctx.db
    .insertInto('calendar_feeds')
    .values({
      id: feedId,
      listing_id: listingId,
      room_type_id: `${listingId}-1`,
      name: 'Harborstay',
      url: `https://${host}/${feedId}.ics`,
      host,
      created_at: now,
      next_fetch_at: now,
    })
    .execute();
  return { listingId, feedId };
};

/** Requests for the calls about calendars of other sites. */
export const calendarFeedSamples: Record<string, (scene: Scene) => Promise<Sample> | Sample> = {
  listCalendarFeeds: () => ({}),
  addCalendarFeed: async (scene) => ({
    params: { listingId: await listingOf(scene) },
    body: { url: `https://${host}/cedar.ics`, name: 'Harborstay' },
    expectedStatus: 422,
  }),
  getCalendarFeed: async (scene) => ({ params: await aFeed(scene) }),
  importCalendarFeed: async (scene) => ({ params: await aFeed(scene), body: { confirm: true } }),
  removeCalendarFeed: async (scene) => ({ params: await aFeed(scene) }),
  renewCalendarLink: async (scene) => {
    const { listingId, feedId } = await aFeed(scene);
    return { params: { listingId }, body: { roomTypeId: `${listingId}-1`, feedId } };
  },
};
