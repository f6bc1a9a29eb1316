import * as calls from '@golark/contract/partners/calls';
import type { FastifyInstance } from 'fastify';
import { findReservationOfHost } from '#booking';
import type { Context } from '#platform/context';
import { registerCall, registerOwnedCall } from '#platform/http/register-call';
import { sendFile } from '#platform/http/send-file';
import { findArrivalOfHost, findStayOfHost } from '#stays';
import { chooseMemberDiscount } from './choose-member-discount.ts';
import { presentListingArrival, replaceListingArrival } from './edit-arrival.ts';
import { presentListingParts, replaceListingParts } from './edit-parts.ts';
import { presentPriceRules, replacePriceRules } from './edit-price-rules.ts';
import { presentStayRules, replaceStayRules } from './edit-stay-rules.ts';
import { presentListingLinks } from './list-links.ts';
import { registerListingRoutes } from './listings/routes.ts';
import { registerOnboardingRoutes } from './onboarding/routes.ts';
import { presentHostDay } from './present-host-day.ts';
import { reservationFile } from './reservations/reservation-file.ts';
import { getReservation, putReservationNote } from './reservations/reservation-notes.ts';
import {
  acceptReservation,
  cancelReservation,
  declineReservation,
  listReservations,
} from './reservations/reservations.ts';

const registerReservationRoutes = (app: FastifyInstance, ctx: Context): void => {
  registerCall(app, calls.listReservations, ({ caller, query }) => listReservations(ctx, caller, query));

  registerCall(app, calls.exportReservations, async ({ caller, query, reply }) => {
    const text = await reservationFile(ctx, caller, query);
    sendFile(reply, { name: `reservations-${query.tab}.csv`, type: 'text/csv; charset=utf-8', bytes: text });
    return undefined;
  });

  const what = 'This reservation';
  registerOwnedCall(app, calls.getReservation, {
    what,
    load: ({ params }, hostId) => findReservationOfHost(ctx, params.bookingId, hostId),
    handle: ({ caller, resource }) => getReservation(ctx, caller, resource),
  });
  registerOwnedCall(app, calls.putReservationNote, {
    what,
    load: ({ params }, hostId) => findReservationOfHost(ctx, params.bookingId, hostId),
    handle: ({ caller, resource: view, body }) => putReservationNote(ctx, caller, { view, ...body }),
  });
  registerOwnedCall(app, calls.acceptReservation, {
    what,
    load: ({ params }, hostId) => findReservationOfHost(ctx, params.bookingId, hostId),
    handle: ({ caller, resource }) => acceptReservation(ctx, caller, resource),
  });
  registerOwnedCall(app, calls.declineReservation, {
    what,
    load: ({ params }, hostId) => findReservationOfHost(ctx, params.bookingId, hostId),
    handle: ({ caller, resource: view, body }) => declineReservation(ctx, caller, { view, ...body }),
  });

  registerOwnedCall(app, calls.cancelReservation, {
    what,
    load: ({ params }, hostId) => findReservationOfHost(ctx, params.bookingId, hostId),
    handle: ({ caller, resource }) => cancelReservation(ctx, caller, resource),
  });
};

export const registerPartnerRoutes = (app: FastifyInstance, ctx: Context): void => {
  registerCall(app, calls.getHostDay, ({ caller }) => presentHostDay(ctx, caller));
  registerOnboardingRoutes(app, ctx);
  registerListingRoutes(app, ctx);
  registerReservationRoutes(app, ctx);

  registerOwnedCall(app, calls.getStayRules, {
    what: 'This listing',
    load: ({ params }, hostId) => findStayOfHost(ctx.db, { id: params.listingId, hostId }),
    handle: ({ resource }) => presentStayRules(ctx.db, resource),
  });
  registerOwnedCall(app, calls.putStayRules, {
    what: 'This listing',
    load: ({ params }, hostId) => findStayOfHost(ctx.db, { id: params.listingId, hostId }),
    handle: ({ caller, resource: stay, body }) => replaceStayRules(ctx, caller, { stay, input: body }),
  });

  registerOwnedCall(app, calls.getListingParts, {
    what: 'This listing',
    load: ({ params }, hostId) => findStayOfHost(ctx.db, { id: params.listingId, hostId }),
    handle: ({ resource: stay }) => presentListingParts(ctx.db, stay),
  });
  registerOwnedCall(app, calls.putListingParts, {
    what: 'This listing',
    load: ({ params }, hostId) => findStayOfHost(ctx.db, { id: params.listingId, hostId }),
    handle: ({ caller, resource: stay, body }) => replaceListingParts(ctx, caller, { stay, input: body }),
  });

  registerOwnedCall(app, calls.getListingLinks, {
    what: 'This listing',
    load: ({ params }, hostId) => findStayOfHost(ctx.db, { id: params.listingId, hostId }),
    handle: ({ caller, resource, query }) => presentListingLinks(ctx, caller, { stay: resource, q: query.q }),
  });

  registerOwnedCall(app, calls.putMemberDiscount, {
    what: 'This listing',
    load: ({ params }, hostId) => findStayOfHost(ctx.db, { id: params.listingId, hostId }),
    handle: ({ caller, resource, body }) =>
      chooseMemberDiscount(ctx, caller, { listingId: resource.id, choice: body }),
  });

  registerOwnedCall(app, calls.getListingArrival, {
    what: 'This listing',
    load: ({ params }, hostId) => findArrivalOfHost(ctx.db, params.listingId, hostId),
    handle: async ({ resource }) => presentListingArrival(resource),
  });
  registerOwnedCall(app, calls.putListingArrival, {
    what: 'This listing',
    load: ({ params }, hostId) => findArrivalOfHost(ctx.db, params.listingId, hostId),
    handle: ({ caller, resource: row, body }) => replaceListingArrival(ctx, caller, { row, arrival: body }),
  });

  registerOwnedCall(app, calls.getPriceRules, {
    what: 'This listing',
    load: ({ params }, hostId) => findStayOfHost(ctx.db, { id: params.listingId, hostId }),
    handle: async ({ resource }) => presentPriceRules(resource),
  });
  registerOwnedCall(app, calls.putPriceRules, {
    what: 'This listing',
    load: ({ params }, hostId) => findStayOfHost(ctx.db, { id: params.listingId, hostId }),
    handle: ({ caller, resource, body }) =>
      replacePriceRules(ctx, caller, { listingId: resource.id, rules: body }),
  });
};
