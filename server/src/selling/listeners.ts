import { type EventListener, listenTo } from '#platform/events/event-listener';
import { moveSales } from './follow-event-changes.ts';

export const sellingListeners: readonly EventListener[] = [
  listenTo('event.moved', 'selling.move-sales', moveSales),
];
