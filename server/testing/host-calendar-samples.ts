import { randomUUID } from 'node:crypto';
import { editCalendar, saveOwnReservation } from '@golark/contract/host-calendar/calls';
import { monthOf } from '@golark/contract/host-calendar/rules';
import type { Sample, Scene } from './authorization-scene.ts';
import { aHost, aListing, aPropertyManager, someDates } from './factories.ts';

const nights = { from: someDates.arriveDay, until: someDates.departDay };
const ownStay = { ...someDates, kind: 'guest', name: 'Rosa Trujillo' } as const;

const listingOf = async ({ golark, hostId }: Scene): Promise<string> => {
  await aPropertyManager(golark.ctx.db, hostId);
  return aListing(golark.ctx.db, { property_manager_id: hostId });
};

/** A listing whose calendar was changed by a member of its team, not by the caller of the sample. */
const changed = async (
  scene: Scene,
  change: (
    as: Awaited<ReturnType<typeof aHost>>['host'],
    listingId: string,
  ) => Promise<Record<string, string>>,
): Promise<Sample> => {
  const { db } = scene.golark.ctx;
  const { host, hostId } = await aHost(scene.golark);
  const listingId = await aListing(db, { property_manager_id: hostId });
  const params = await change(host, listingId);
  await aPropertyManager(db, scene.hostId);
  await db
    .updateTable('listings')
    .set({ property_manager_id: scene.hostId })
    .where('id', '=', listingId)
    .execute();
  return { params: { listingId, ...params } };
};

/** Requests for the calls about a host's calendar. */
export const hostCalendarSamples: Record<string, (scene: Scene) => Promise<Sample> | Sample> = {
  getHostCalendar: async (scene) => ({
    params: { listingId: await listingOf(scene) },
    query: { month: monthOf(someDates.arriveDay) },
  }),
  listHostCalendars: () => ({}),
  // the stream of a host that exists never ends
  watchHostCalendars: () => ({ params: { hostId: 'no-host' }, expectedStatus: 404 }),
  editCalendar: async (scene) => ({
    params: { listingId: await listingOf(scene) },
    body: { ...nights, isBlocked: true },
  }),
  previewNights: async (scene) => ({ params: { listingId: await listingOf(scene) }, body: nights }),
  checkStay: async (scene) => ({ params: { listingId: await listingOf(scene) }, body: someDates }),
  listCalendarChanges: async (scene) => ({ params: { listingId: await listingOf(scene) } }),
  undoCalendarChange: (scene) =>
    changed(scene, async (as, listingId) => {
      const body = { ...nights, isBlocked: true };
      const done = await scene.golark.call(editCalendar, { as, params: { listingId }, body });
      return { changeId: done.body.changeId ?? '' };
    }),
  saveOwnReservation: async (scene) => ({
    params: { listingId: await listingOf(scene), reservationId: randomUUID() },
    body: ownStay,
  }),
  removeOwnReservation: (scene) =>
    changed(scene, async (as, listingId) => {
      const reservationId = randomUUID();
      await scene.golark.call(saveOwnReservation, {
        as,
        params: { listingId, reservationId },
        body: ownStay,
      });
      return { reservationId };
    }),
};
