import type { EventCard } from '@golark/contract/events/schemas';
import { forgetStored, readStored, store } from '../../platform/stored-json.ts';

const storageKey = 'golark.viewedEvents';
const kept = 6;

/** An event as it was seen in this browser; nothing of it is sent anywhere. */
export type ViewedEvent = {
  id: string;
  title: string;
  place: string;
  startsAt: string;
  timeZone: string;
  pictureId: string;
};

const isText = (value: unknown): value is string => typeof value === 'string' && value.length > 0;

const isViewedEvent = (value: unknown): value is ViewedEvent => {
  const { id, title, place, startsAt, timeZone, pictureId } = (value ?? {}) as Partial<ViewedEvent>;
  return (
    [id, title, place, startsAt, timeZone, pictureId].every(isText) &&
    !Number.isNaN(Date.parse(startsAt ?? ''))
  );
};

/** The latest first, without those that have begun; none if storage is unavailable or invalid. */
export const readViewedEvents = (now: Date): ViewedEvent[] => {
  const stored = readStored(storageKey);
  const events = Array.isArray(stored) ? stored.filter(isViewedEvent) : [];
  return events.filter(({ startsAt }) => new Date(startsAt) > now).slice(0, kept);
};

export const storeViewedEvent = (event: ViewedEvent): void => {
  const stored = readStored(storageKey);
  const others = (Array.isArray(stored) ? stored : [])
    .filter(isViewedEvent)
    .filter(({ id }) => id !== event.id);
  store(storageKey, [event, ...others].slice(0, kept));
};

export const clearViewedEvents = (): void => forgetStored(storageKey);

export const viewedEventOf = ({
  id,
  title,
  venue,
  startsAt,
  image,
}: Pick<EventCard, 'id' | 'title' | 'venue' | 'startsAt' | 'image'>): ViewedEvent => ({
  id,
  title,
  place: venue.name,
  startsAt,
  timeZone: venue.timeZone,
  pictureId: image.id,
});
