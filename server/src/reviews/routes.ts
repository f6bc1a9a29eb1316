import * as calls from '@golark/contract/reviews/calls';
import type { FastifyInstance } from 'fastify';
import { findOwnBooking, findReservationOfHost } from '#booking';
import type { Context } from '#platform/context';
import { registerOwnedCall } from '#platform/http/register-call';
import { getBookingReview, getReservationReview, reviewGuest, reviewStay } from './review-booking.ts';

export const registerReviewRoutes = (app: FastifyInstance, ctx: Context): void => {
  registerOwnedCall(app, calls.getBookingReview, {
    what: 'This booking',
    load: ({ params }, accountId) => findOwnBooking(ctx, params.bookingId, accountId),
    handle: ({ resource }) => getBookingReview(ctx, resource),
  });
  registerOwnedCall(app, calls.reviewStay, {
    what: 'This booking',
    load: ({ params }, accountId) => findOwnBooking(ctx, params.bookingId, accountId),
    handle: ({ caller, resource: view, body: review }) => reviewStay(ctx, caller, { view, review }),
  });
  registerOwnedCall(app, calls.getReservationReview, {
    what: 'This reservation',
    load: ({ params }, hostId) => findReservationOfHost(ctx, params.bookingId, hostId),
    handle: ({ resource }) => getReservationReview(ctx, resource),
  });
  registerOwnedCall(app, calls.reviewGuest, {
    what: 'This reservation',
    load: ({ params }, hostId) => findReservationOfHost(ctx, params.bookingId, hostId),
    handle: ({ caller, resource: view, body: review }) => reviewGuest(ctx, caller, { view, review }),
  });
};
