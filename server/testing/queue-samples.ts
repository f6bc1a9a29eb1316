import { getQueue, joinQueue } from '@golark/contract/queue/calls';
import type { Sample, Scene } from './authorization-scene.ts';
import type { TestApp } from './test-app.ts';
import { aBrowser, aGame } from './tickets.ts';

/** A sale whose waiting room is open. */
const aGameWithQueue = async (golark: TestApp): Promise<string> => {
  const onSaleAt = new Date(golark.clock.now().getTime() + 60_000);
  const eventId = await aGame(golark, { onSaleAt });
  await golark.call(getQueue, { params: { eventId } });
  return eventId;
};

const aPlaceInQueue = async ({ golark }: Scene): Promise<Sample> => {
  const eventId = await aGameWithQueue(golark);
  const { body } = await golark.call(joinQueue, { params: { eventId }, ...aBrowser() });
  return { params: { placeId: body.place?.id ?? '' } };
};

/** Requests for the calls of queues. */
export const queueSamples: Record<string, (scene: Scene) => Promise<Sample> | Sample> = {
  getQueue: async ({ golark }) => ({ params: { eventId: await aGame(golark) } }),
  joinQueue: async ({ golark }) => ({ params: { eventId: await aGame(golark) } }),
  getQueuePlace: aPlaceInQueue,
  leaveQueue: aPlaceInQueue,
  getQueueLog: async ({ golark }) => ({ params: { eventId: await aGameWithQueue(golark) } }),
};
