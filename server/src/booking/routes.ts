import * as calls from '@golark/contract/booking/calls';
import * as changes from '@golark/contract/booking-changes/calls';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#platform/context';
import { registerCall, registerOwnedCall } from '#platform/http/register-call';
import { payBookingBalance } from './balance/pay-booking-balance.ts';
import { cancelBooking } from './cancel-booking.ts';
import { acceptChange } from './changes/accept-change.ts';
import { quoteChange } from './changes/quote-change.ts';
import { confirmPayment } from './confirm-payment.ts';
import { getArrival } from './get-arrival.ts';
import { findOwnBooking } from './get-own-booking.ts';
import { listBookingPage, listBookingsByIds } from './list-bookings.ts';
import { listTrips } from './list-trips.ts';
import { findPassport } from './price-passports.ts';
import { retryCharge, updateSavedCard } from './retry-charge.ts';
import { setArrivalTime } from './set-arrival-time.ts';
import { findSimilarStays } from './similar-stays.ts';

const registerTripRoutes = (app: FastifyInstance, ctx: Context): void => {
  registerCall(app, calls.listBookings, ({ caller, query }) =>
    query.ids ? listBookingsByIds(ctx, caller, query.ids) : listBookingPage(ctx, caller, query.pageNumber),
  );

  registerCall(app, calls.upcomingTrips, ({ caller, query }) =>
    listTrips(ctx, caller.accountId, { kind: 'upcoming', pageNumber: query.pageNumber }),
  );
  registerCall(app, calls.pastTrips, ({ caller, query }) =>
    listTrips(ctx, caller.accountId, { kind: 'past', pageNumber: query.pageNumber }),
  );
  registerCall(app, calls.canceledTrips, ({ caller, query }) =>
    listTrips(ctx, caller.accountId, { kind: 'canceled', pageNumber: query.pageNumber }),
  );
};

export const registerBookingRoutes = (app: FastifyInstance, ctx: Context): void => {
  const what = 'This booking';

  registerOwnedCall(app, calls.cancelBooking, {
    what,
    load: ({ params }, accountId) => findOwnBooking(ctx, params.bookingId, accountId),
    handle: ({ caller, resource }) => cancelBooking(ctx, caller, resource),
  });

  registerOwnedCall(app, changes.quoteBookingChange, {
    what,
    load: ({ params }, accountId) => findOwnBooking(ctx, params.bookingId, accountId),
    handle: ({ caller, resource: own, body }) => quoteChange(ctx, caller, { own, ...body }),
  });

  registerOwnedCall(app, changes.changeBooking, {
    what,
    load: ({ params }, accountId) => findOwnBooking(ctx, params.bookingId, accountId),
    handle: ({ caller, resource: own, body }) => acceptChange(ctx, caller, { own, ...body }),
  });

  registerOwnedCall(app, calls.confirmPayment, {
    what,
    load: ({ params }, accountId) => findOwnBooking(ctx, params.bookingId, accountId),
    handle: ({ caller, resource }) => confirmPayment(ctx, caller, resource),
  });

  registerOwnedCall(app, calls.retryCharge, {
    what,
    load: ({ params }, accountId) => findOwnBooking(ctx, params.bookingId, accountId),
    handle: ({ caller, resource: own, body }) => retryCharge(ctx, caller, { own, ...body }),
  });

  registerOwnedCall(app, calls.payBalance, {
    what,
    load: ({ params }, accountId) => findOwnBooking(ctx, params.bookingId, accountId),
    handle: ({ caller, resource: own, body }) => payBookingBalance(ctx, caller, { own, ...body }),
  });

  registerOwnedCall(app, calls.updateSavedCard, {
    what,
    load: ({ params }, accountId) => findOwnBooking(ctx, params.bookingId, accountId),
    handle: ({ caller, resource: own, body }) => updateSavedCard(ctx, caller, { own, ...body }),
  });

  registerOwnedCall(app, calls.getArrival, {
    what,
    load: ({ params }, accountId) => findOwnBooking(ctx, params.bookingId, accountId),
    handle: ({ caller, resource }) => getArrival(ctx, resource, caller.locale),
  });

  registerOwnedCall(app, calls.getPricePassport, {
    what,
    load: ({ params }, accountId) => findOwnBooking(ctx, params.bookingId, accountId),
    handle: async ({ resource }) => ({ passport: (await findPassport(ctx.db, resource.id)) ?? null }),
  });

  registerOwnedCall(app, calls.listSimilarStays, {
    what,
    load: ({ params }, accountId) => findOwnBooking(ctx, params.bookingId, accountId),
    handle: async ({ caller, resource }) => ({
      stays: await findSimilarStays(ctx, caller, resource),
      childAges: [...resource.party.childAges],
    }),
  });

  registerOwnedCall(app, calls.setArrivalTime, {
    what,
    load: ({ params }, accountId) => findOwnBooking(ctx, params.bookingId, accountId),
    handle: ({ caller, resource: own, body }) => setArrivalTime(ctx, caller, { own, ...body }),
  });

  registerTripRoutes(app, ctx);
};
