import {
  bookStay,
  cancelBooking,
  canceledTrips,
  listBookings,
  pastTrips,
  upcomingTrips,
} from '@golark/contract/booking/calls';
import type { FastifyInstance } from 'fastify';
import { accountOf } from '#platform/caller';
import type { Context } from '#platform/context';
import { isUuid } from '#platform/database/ids';
import { badInput } from '#platform/failure';
import { registerCall } from '#platform/http/register-call';
import { runOnce } from '#platform/idempotency';
import { bookStay as runBookStay } from './book-stay.ts';
import { cancelBooking as runCancelBooking } from './cancel-booking.ts';
import { listAllBookings, listOwnBookings, listTrips, type OwnBookings } from './list-trips.ts';
import { presentBookings } from './present-booking.ts';

const keyOf = (header: string | string[] | undefined): string | null => {
  if (header === undefined) return null;
  if (typeof header !== 'string' || header.length < 1 || header.length > 255) {
    throw badInput('Idempotency-Key', 'header_length');
  }
  return header;
};

const bookingsByIds = async (ctx: Context, accountId: string, ids: string[]): Promise<OwnBookings> => {
  const rows = await listOwnBookings(ctx.db, accountId, ids.filter(isUuid));
  const totalCount = rows.length;
  return {
    rows,
    pageInfo: { pageNumber: 1, pageSize: 100, totalPages: Math.ceil(totalCount / 100), totalCount },
  };
};

export const registerBookingRoutes = (app: FastifyInstance, ctx: Context): void => {
  registerCall(app, bookStay, async ({ caller, body, request, reply }) => {
    const key = keyOf(request.headers['idempotency-key']);
    const { answer, isReplay } = await runBookStay(ctx, caller, { input: body, key });
    if (isReplay) reply.header('idempotent-replayed', 'true');
    return answer;
  });

  registerCall(app, cancelBooking, async ({ caller, params, request, reply }) => {
    const key = keyOf(request.headers['idempotency-key']);
    const cancel = () => runCancelBooking(ctx, caller, params.bookingId);
    if (key === null) return cancel();
    const once = { accountId: accountOf(caller), key, call: 'cancelBooking', body: params };
    const { answer, isReplay } = await runOnce(ctx, once, cancel);
    if (isReplay) reply.header('idempotent-replayed', 'true');
    return answer;
  });

  registerCall(app, listBookings, async ({ caller, query }) => {
    const accountId = accountOf(caller);
    const found = query.ids
      ? await bookingsByIds(ctx, accountId, query.ids)
      : await listAllBookings(ctx.db, accountId, query.pageNumber);
    const bookings = await presentBookings(ctx, found.rows, caller.locale);
    return { edges: bookings.map((node) => ({ node })), pageInfo: found.pageInfo };
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
