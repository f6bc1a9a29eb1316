import {
  bookStay,
  cancelBooking,
  canceledTrips,
  listBookings,
  pastTrips,
  upcomingTrips,
} from '@golark/contract/booking';
import type { FastifyInstance } from 'fastify';
import { accountOf } from '#platform/caller';
import type { Context } from '#platform/context';
import { isUuid } from '#platform/database/ids';
import { badInput } from '#platform/failure';
import { registerCall } from '#platform/http/register-call';
import { bookStay as runBookStay } from './book-stay.ts';
import { cancelBooking as runCancelBooking } from './cancel-booking.ts';
import { listOwnBookings, listTrips } from './list-trips.ts';
import { presentBookings } from './present-booking.ts';

const keyOf = (header: string | string[] | undefined): string | null => {
  if (header === undefined) return null;
  if (typeof header !== 'string' || header.length < 1 || header.length > 255) {
    throw badInput('Idempotency-Key', 'must have 1 to 255 characters');
  }
  return header;
};

export const registerBookingRoutes = (app: FastifyInstance, ctx: Context): void => {
  registerCall(app, bookStay, async ({ caller, body, request, reply }) => {
    const key = keyOf(request.headers['idempotency-key']);
    const { answer, isReplay } = await runBookStay(ctx, caller, { input: body, key });
    if (isReplay) reply.header('idempotent-replayed', 'true');
    return answer;
  });

  registerCall(app, cancelBooking, ({ caller, params }) => runCancelBooking(ctx, caller, params.bookingId));

  registerCall(app, listBookings, async ({ caller, query }) => {
    const ids = query.ids?.filter(isUuid) ?? null;
    const rows = await listOwnBookings(ctx.db, accountOf(caller), ids);
    const bookings = await presentBookings(ctx, rows, caller.locale);
    return {
      edges: bookings.map((node) => ({ node })),
      pageInfo: { pageNumber: 1, pageSize: 100, totalPages: 1, totalCount: bookings.length },
    };
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
