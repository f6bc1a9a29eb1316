import type { AccountEvents } from './accounts/events.ts';
import type { BookingEvents } from './booking/events.ts';

/** Every event that a feature announces, with its payload. Payloads are stored as JSON: ids, days and amounts. */
export interface DomainEvents extends AccountEvents, BookingEvents {}

export type EventName = keyof DomainEvents;
