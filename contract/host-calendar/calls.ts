import type { Call } from '../call.ts';
import type { hostCalendarSchemas } from './schemas.ts';

type Schemas = typeof hostCalendarSchemas;
type CalendarCall<Name extends keyof Schemas> = Call<Schemas[Name], { partner: 'calendar.write' }>;

export const getHostCalendar: CalendarCall<'getHostCalendar'> = {
  name: 'getHostCalendar',
  method: 'GET',
  path: '/v1/partner/listings/{listingId}/calendar',
  access: { partner: 'calendar.write' },
  status: 200,
  isOwned: true,
};

export const listHostCalendars: CalendarCall<'listHostCalendars'> = {
  name: 'listHostCalendars',
  method: 'GET',
  path: '/v1/partner/calendars',
  access: { partner: 'calendar.write' },
  status: 200,
};

/** One connection for all calendars that a browser shows. */
export const watchHostCalendars: CalendarCall<'watchHostCalendars'> = {
  name: 'watchHostCalendars',
  method: 'GET',
  path: '/v1/partner/hosts/{hostId}/calendar-changes',
  access: { partner: 'calendar.write' },
  status: 200,
  isOwned: true,
  // a page that is refused asks again much later
  work: 'queues',
  sends: 'text/event-stream',
};

export const editCalendar: CalendarCall<'editCalendar'> = {
  name: 'editCalendar',
  method: 'POST',
  path: '/v1/partner/listings/{listingId}/calendar',
  access: { partner: 'calendar.write' },
  status: 200,
  isOwned: true,
  isIdempotent: true,
};

/** Stores nothing. */
export const previewNights: CalendarCall<'previewNights'> = {
  name: 'previewNights',
  method: 'POST',
  path: '/v1/partner/listings/{listingId}/calendar/preview',
  access: { partner: 'calendar.write' },
  status: 200,
  isOwned: true,
  isIdempotent: false,
};

/** Stores nothing. */
export const checkStay: CalendarCall<'checkStay'> = {
  name: 'checkStay',
  method: 'POST',
  path: '/v1/partner/listings/{listingId}/calendar/check',
  access: { partner: 'calendar.write' },
  status: 200,
  isOwned: true,
  isIdempotent: false,
};

export const listCalendarChanges: CalendarCall<'listCalendarChanges'> = {
  name: 'listCalendarChanges',
  method: 'GET',
  path: '/v1/partner/listings/{listingId}/calendar/changes',
  access: { partner: 'calendar.write' },
  status: 200,
  isOwned: true,
};

export const undoCalendarChange: CalendarCall<'undoCalendarChange'> = {
  name: 'undoCalendarChange',
  method: 'POST',
  path: '/v1/partner/listings/{listingId}/calendar/changes/{changeId}/undo',
  access: { partner: 'calendar.write' },
  status: 200,
  isOwned: true,
  isIdempotent: true,
};

/** No order, and nothing of it reaches the ledger. */
export const saveOwnReservation: CalendarCall<'saveOwnReservation'> = {
  name: 'saveOwnReservation',
  method: 'PUT',
  path: '/v1/partner/listings/{listingId}/own-reservations/{reservationId}',
  access: { partner: 'calendar.write' },
  status: 200,
  isOwned: true,
  isIdempotent: true,
};

export const removeOwnReservation: CalendarCall<'removeOwnReservation'> = {
  name: 'removeOwnReservation',
  method: 'DELETE',
  path: '/v1/partner/listings/{listingId}/own-reservations/{reservationId}',
  access: { partner: 'calendar.write' },
  status: 200,
  isOwned: true,
  isIdempotent: true,
};
