import * as calls from '@golark/contract/host-calendar/calls';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#platform/context';
import { registerCall, registerOwnedCall } from '#platform/http/register-call';
import { findStayOfHost, listIdsOfHost } from '#stays';
import { registerCalendarStream } from './calendar-stream.ts';
import { checkStay } from './check-stay.ts';
import { editCalendar } from './edit-calendar.ts';
import { serveCalendars } from './export/serve-calendar.ts';
import { findChoice, getHostCalendar } from './get-host-calendar.ts';
import { listCalendarChanges } from './list-calendar-changes.ts';
import { listHostCalendars } from './list-host-calendars.ts';
import { removeOwnReservation, saveOwnReservation } from './own-reservations.ts';
import { previewNights } from './preview-nights.ts';
import { undoCalendarChange } from './undo-calendar-change.ts';

type OfListing = { params: { listingId: string } };

export const registerHostCalendarRoutes = (app: FastifyInstance, ctx: Context): void => {
  const stay = {
    what: 'This listing',
    load: ({ params }: OfListing, hostId: string) => findStayOfHost(ctx.db, { id: params.listingId, hostId }),
  };
  // without the listing itself, which those who read its calendar have in their cache
  const listing = {
    what: 'This listing',
    load: async ({ params }: OfListing, hostId: string) => {
      const [id] = await listIdsOfHost(ctx.db, [params.listingId], hostId);
      return id === undefined ? undefined : { id };
    },
  };

  registerOwnedCall(app, calls.getHostCalendar, {
    what: 'This listing',
    load: ({ caller, params }, hostId) =>
      findChoice(ctx, { hostId, listingId: params.listingId, locale: caller.locale }),
    handle: ({ caller, resource, query }) => getHostCalendar(ctx, caller, { ...query, choice: resource }),
  });
  registerCalendarStream(app, ctx);
  serveCalendars(app, ctx);
  registerCall(app, calls.listHostCalendars, ({ caller, query }) => listHostCalendars(ctx, caller, query));
  registerOwnedCall(app, calls.editCalendar, {
    ...stay,
    handle: ({ caller, resource, body }) => editCalendar(ctx, caller, { stay: resource, input: body }),
  });
  registerOwnedCall(app, calls.previewNights, {
    ...listing,
    handle: ({ caller, resource, body }) => previewNights(ctx, caller, { ...body, listingId: resource.id }),
  });
  registerOwnedCall(app, calls.checkStay, {
    ...listing,
    handle: ({ caller, resource, body }) => checkStay(ctx, caller, { ...body, listingId: resource.id }),
  });
  registerOwnedCall(app, calls.listCalendarChanges, {
    what: 'This listing',
    load: ({ caller, params }, hostId) =>
      findStayOfHost(ctx.db, { id: params.listingId, hostId, locale: caller.locale }),
    handle: ({ resource, query }) => listCalendarChanges(ctx, resource, query),
  });
  registerOwnedCall(app, calls.undoCalendarChange, {
    ...stay,
    handle: ({ caller, resource, params }) =>
      undoCalendarChange(ctx, caller, { stay: resource, changeId: params.changeId }),
  });
  registerOwnedCall(app, calls.saveOwnReservation, {
    ...stay,
    handle: ({ caller, resource, params, body }) =>
      saveOwnReservation(ctx, caller, { stay: resource, id: params.reservationId, input: body }),
  });
  registerOwnedCall(app, calls.removeOwnReservation, {
    ...stay,
    handle: ({ caller, resource, params }) =>
      removeOwnReservation(ctx, caller, { stay: resource, id: params.reservationId }),
  });
};
