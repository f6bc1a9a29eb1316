import type { AccountEvents } from './accounts/events.ts';
import type { BookingChangeEvents } from './booking-changes/events.ts';
import type { EventEvents } from './events/events.ts';
import type { OrderEvents } from './orders/events.ts';

/** Every event that a feature announces, with its payload. Payloads are stored as JSON: ids, days and amounts. */
export interface DomainEvents extends AccountEvents, BookingChangeEvents, EventEvents, OrderEvents {}

export type EventName = keyof DomainEvents;
