import type { QueryOf, ResponseOf } from '@golark/contract/call';
import { instantInZone, nightsBetween } from '@golark/contract/dates/rules';
import { usd } from '@golark/contract/money/rules';
import { fullNameOf } from '@golark/contract/names/rules';
import { pageInfoOf } from '@golark/contract/paging/rules';
import type { listReservations as listCall } from '@golark/contract/partners/calls';
import type { Reservation } from '@golark/contract/partners/reservation-schemas';
import type { DeclineReason } from '@golark/contract/partners/rules';
import {
  type BookingView,
  cancelByHost,
  declineByHost,
  earningsOf,
  findReservationOfHost,
  listBookingsOfHost,
  statusOf,
} from '#booking';
import { acceptRequest } from '#orders';
import type { PartnerCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import { notFound } from '#platform/failure';
import { clockTime } from '#stays';

const reservationsPerPage = 20;

const resoldNightsOf = ({ returned_nights }: BookingView): Reservation['resoldNights'] =>
  returned_nights.flatMap(({ night, status, refunded_by_host }) =>
    status === 'SOLD' || status === 'REFUNDED'
      ? [{ date: night, returned: status === 'REFUNDED' ? usd(refunded_by_host) : null }]
      : [],
  );

export const presentReservation = (
  view: BookingView,
  { locale }: Pick<PartnerCaller, 'locale'>,
): Reservation => {
  const status = statusOf(view);
  const { email } = view.guest;
  const { adults, children, infants, pets } = view.party;
  const isPlaced = status === 'CONFIRMED' || status === 'COMPLETED';
  return {
    id: view.id,
    confirmationCode: view.confirmation_code,
    status,
    listingId: view.listing_id,
    title: view.snapshot.title[locale],
    timeZone: view.snapshot.timeZone,
    arriveDay: view.arrive_day,
    departDay: view.depart_day,
    checkInAt: instantInZone(
      view.arrive_day,
      view.snapshot.checkInFrom,
      view.snapshot.timeZone,
    ).toISOString(),
    nights: nightsBetween(view.arrive_day, view.depart_day),
    guests: { adults, children, infants, pets },
    guestName: fullNameOf(view.guest),
    contact: isPlaced ? { email } : null,
    note: view.note,
    arrivalTime: view.arrival_time && clockTime(view.arrival_time),
    earnings: usd(earningsOf(view)),
    resoldNights: resoldNightsOf(view),
    declineReason: view.decline_reason,
    answerBy: status === 'AWAITING_HOST' ? (view.hold_expires_at?.toISOString() ?? null) : null,
    createdAt: view.created_at.toISOString(),
  };
};

/** A page of 20 reservations of the acting host. */
export const listReservations = async (
  ctx: Context,
  caller: PartnerCaller,
  { pageNumber, ...wanted }: QueryOf<typeof listCall>,
): Promise<ResponseOf<typeof listCall>> => {
  const page = { limit: reservationsPerPage, offset: (pageNumber - 1) * reservationsPerPage };
  const { views, totalCount } = await listBookingsOfHost(ctx.db, caller.propertyManagerId, {
    ...wanted,
    ...page,
    now: ctx.clock.now(),
  });
  return {
    edges: views.map((view) => ({ node: presentReservation(view, caller) })),
    pageInfo: pageInfoOf({ pageNumber, pageSize: reservationsPerPage, totalCount }),
  };
};

const readAgain = async (ctx: Context, caller: PartnerCaller, bookingId: string): Promise<Reservation> => {
  const view = await findReservationOfHost(ctx, bookingId, caller.propertyManagerId);
  if (!view) throw notFound('This reservation');
  return presentReservation(view, caller);
};

/** Throws INVALID_STATE for a booking that waits for no answer. */
export const acceptReservation = async (
  ctx: Context,
  caller: PartnerCaller,
  view: BookingView,
): Promise<{ reservation: Reservation }> => {
  await acceptRequest(ctx, view.order_id, { actor: 'host' });
  return { reservation: await readAgain(ctx, caller, view.id) };
};

/** Throws INVALID_STATE for a booking that waits for no answer. */
export const declineReservation = async (
  ctx: Context,
  caller: PartnerCaller,
  { view, reason }: { view: BookingView; reason: DeclineReason },
): Promise<{ reservation: Reservation }> => {
  await declineByHost(ctx, view, reason);
  return { reservation: await readAgain(ctx, caller, view.id) };
};

/** Cancels a confirmed stay that has not begun. Throws INVALID_STATE. */
export const cancelReservation = async (
  ctx: Context,
  caller: PartnerCaller,
  view: BookingView,
): Promise<{ reservation: Reservation }> => {
  await cancelByHost(ctx, view);
  return { reservation: await readAgain(ctx, caller, view.id) };
};
