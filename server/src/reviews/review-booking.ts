import type { BookingReview, ReservationReview, ReviewStayInput } from '@golark/contract/reviews/schemas';
import { lockAccount, lockOpenAccount } from '#accounts';
import { type BookingView, checkOutOf, statusOf } from '#booking';
import type { AccountCaller, PartnerCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import { Failure } from '#platform/failure';
import { countPublishedReviews, insertStayReview } from '#stays';
import { isPublishedAt, isWithin, type ReviewWindow, reviewWindowOf } from './rules/review-window.ts';
import { findReviewsOfBooking, insertGuestReview, type WrittenReviews } from './store.ts';
import { tellHostOfReview } from './tell-host.ts';

const windowOf = (view: BookingView): ReviewWindow => reviewWindowOf(checkOutOf(view));

/** Whether the stay took place, and can be reviewed now. */
const isOpenFor = (ctx: Context, view: BookingView): boolean => {
  const status = statusOf(view);
  const tookPlace = status === 'CONFIRMED' || status === 'COMPLETED';
  return tookPlace && isWithin(windowOf(view), ctx.clock.now());
};

const assertOpen = (ctx: Context, view: BookingView): void => {
  if (isOpenFor(ctx, view)) return;
  throw new Failure('INVALID_STATE', { detail: 'A stay can be reviewed within 14 days of check-out.' });
};

const alreadyWritten = (): Failure =>
  new Failure('INVALID_STATE', { detail: 'You have reviewed this stay already.' });

const presentStayReview = (row: WrittenReviews['of_stay']): BookingReview['own'] =>
  row && {
    rating: row.rating,
    text: row.body,
    praised: row.praised,
    criticized: row.criticized,
    writtenAt: new Date(row.written_at).toISOString(),
  };

const presentGuestReview = (row: WrittenReviews['of_guest']): ReservationReview['own'] =>
  row && { rating: row.rating, text: row.body, writtenAt: new Date(row.written_at).toISOString() };

const readReviews = async (ctx: Context, view: BookingView) => {
  const written = await findReviewsOfBooking(ctx.db, view.id);
  const window = windowOf(view);
  const hasBoth = written.of_stay !== null && written.of_guest !== null;
  // earlier than the end of the window once an account was deleted
  const publishedFrom = written.of_stay ? new Date(written.of_stay.published_from) : window.closesAt;
  const isPublished = isPublishedAt(publishedFrom, { hasBoth, now: ctx.clock.now() });
  const shown = {
    opensAt: window.opensAt.toISOString(),
    closesAt: window.closesAt.toISOString(),
    isPublished,
  };
  return { written, shown, isOpen: isOpenFor(ctx, view) };
};

/** For the guest: the host's part is null until it is published. */
export const getBookingReview = async (ctx: Context, view: BookingView): Promise<BookingReview> => {
  const { written, shown, isOpen } = await readReviews(ctx, view);
  return {
    ...shown,
    isOpen: isOpen && written.of_stay === null,
    own: presentStayReview(written.of_stay),
    fromHost: shown.isPublished ? presentGuestReview(written.of_guest) : null,
  };
};

/** For the host: the guest's part is null until it is published. */
export const getReservationReview = async (ctx: Context, view: BookingView): Promise<ReservationReview> => {
  const { written, shown, isOpen } = await readReviews(ctx, view);
  return {
    ...shown,
    isOpen: isOpen && written.of_guest === null,
    own: presentGuestReview(written.of_guest),
    fromGuest: shown.isPublished ? presentStayReview(written.of_stay) : null,
  };
};

/** Throws INVALID_STATE outside the 14 days after check-out, and for a second review. */
export const reviewStay = async (
  ctx: Context,
  { accountId, locale }: AccountCaller,
  { view, review }: { view: BookingView; review: ReviewStayInput },
): Promise<BookingReview> => {
  assertOpen(ctx, view);
  const now = ctx.clock.now();
  await ctx.db.transaction().execute(async (trx) => {
    const account = await lockOpenAccount(trx, accountId, 'share');
    const isStored = await insertStayReview(trx, {
      ...review,
      ...{ bookingId: view.id, listingId: view.listing_id, accountId, locale, now },
      authorName: account.first_name,
      stayedIn: `${view.arrive_day.slice(0, 7)}-01`,
      publishedFrom: windowOf(view).closesAt,
    });
    if (!isStored) throw alreadyWritten();
    await countPublishedReviews(trx, { now, bookingId: view.id });
    await tellHostOfReview(ctx, trx, { view, closesAt: windowOf(view).closesAt });
  });
  return getBookingReview(ctx, view);
};

/** Throws INVALID_STATE as `reviewStay`, and for a guest whose account is gone. */
export const reviewGuest = async (
  ctx: Context,
  { accountId: authorId, propertyManagerId }: PartnerCaller,
  { view, review }: { view: BookingView; review: { rating: number; text: string } },
): Promise<ReservationReview> => {
  assertOpen(ctx, view);
  const now = ctx.clock.now();
  await ctx.db.transaction().execute(async (trx) => {
    await lockOpenAccount(trx, authorId, 'share');
    const guest = view.account_id ? await lockAccount(trx, view.account_id, 'share') : undefined;
    if (!guest) throw new Failure('INVALID_STATE', { detail: 'This guest has no account any longer.' });
    const isStored = await insertGuestReview(trx, {
      ...review,
      ...{ bookingId: view.id, hostId: propertyManagerId, accountId: guest.id, now },
      publishedFrom: windowOf(view).closesAt,
    });
    if (!isStored) throw alreadyWritten();
    await countPublishedReviews(trx, { now, bookingId: view.id });
  });
  return getReservationReview(ctx, view);
};
