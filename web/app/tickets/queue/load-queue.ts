import { eventPath } from '@golark/contract/event-paths';
import { getEvent } from '@golark/contract/events/calls';
import type { Event } from '@golark/contract/events/schemas';
import { getQueue } from '@golark/contract/queue/calls';
import { redirect } from 'react-router';
import { callApi, dataOrThrow } from '../../platform/api-client.ts';
import { assertPageId } from '../../platform/page/page-not-found.ts';
import type { PageRequest } from '../../platform/page/page-request.ts';

/** What the page shows of the event: without its plan, which is large. */
export type QueueEvent = Pick<
  Event,
  'id' | 'title' | 'category' | 'genre' | 'startsAt' | 'isTimeTbd' | 'venue' | 'image' | 'status'
>;

const shortEvent = ({
  id,
  title,
  category,
  genre,
  startsAt,
  isTimeTbd,
  venue,
  image,
  status,
}: Event): QueueEvent => ({
  ...{ id, title, category, genre, startsAt, isTimeTbd, venue, image, status },
});

/** The queue with the visitor's place. An event that has none leads to its seats. */
export const loadQueuePage = async ({ api, url, now }: PageRequest, eventId: string) => {
  assertPageId(eventId, url);
  const [event, own] = await Promise.all([
    callApi(api, getEvent, { params: { eventId } }),
    callApi(api, getQueue, { params: { eventId } }),
  ]);
  const { queue, place } = dataOrThrow(own);
  if (!queue) throw redirect(eventPath(eventId));
  return { event: shortEvent(dataOrThrow(event).event), queue, place, now: now.toISOString() };
};

export type QueuePage = Awaited<ReturnType<typeof loadQueuePage>>;
