import {
  bookStay,
  cancelBooking,
  canceledTrips,
  confirmPayment,
  listBookings,
  pastTrips,
  upcomingTrips,
} from '@golark/contract/booking/calls';
import type { FastifyInstance } from 'fastify';
import { accountOf } from '#platform/caller';
import type { Context } from '#platform/context';
import { registerCall } from '#platform/http/register-call';
import { bookStay as runBookStay } from './book-stay.ts';
import { cancelBooking as runCancelBooking } from './cancel-booking.ts';
import { confirmPayment as runConfirmPayment } from './confirm-payment.ts';
import { listBookingPage, listBookingsByIds } from './list-bookings.ts';
import { listTrips } from './list-trips.ts';

export const registerBookingRoutes = (app: FastifyInstance, ctx: Context): void => {
  registerCall(app, bookStay, async ({ caller, body }) => ({
    booking: await runBookStay(ctx, caller, body),
  }));

  registerCall(app, cancelBooking, ({ caller, params }) => runCancelBooking(ctx, caller, params.bookingId));

  registerCall(app, confirmPayment, ({ caller, params }) => runConfirmPayment(ctx, caller, params.bookingId));

  registerCall(app, listBookings, ({ caller, query }) => {
    const reader = { accountId: accountOf(caller), locale: caller.locale };
    return query.ids
      ? listBookingsByIds(ctx, reader, query.ids)
      : listBookingPage(ctx, reader, query.pageNumber);
  });

  registerCall(app, upcomingTrips, ({ caller, query }) =>
    listTrips(ctx, accountOf(caller), { kind: 'upcoming', pageNumber: query.pageNumber }),
  );
  registerCall(app, pastTrips, ({ caller, query }) =>
    listTrips(ctx, accountOf(caller), { kind: 'past', pageNumber: query.pageNumber }),
  );
  registerCall(app, canceledTrips, ({ caller, query }) =>
    listTrips(ctx, accountOf(caller), { kind: 'canceled', pageNumber: query.pageNumber }),
  );
};
