import type { PersonalData } from '#platform/personal-data';
import { anonymizeStayReviews, listStayReviewsOf } from '#stays';
import { deleteGuestReviewsOf, listGuestReviewsOf } from './store.ts';

export const reviewPersonalData: PersonalData = {
  feature: 'reviews',
  tables: {
    stay_reviews: {
      onDeletion: 'retained',
      contains: 'first name of the guest and what they wrote about a stay',
      reason: 'published with the listing; the name becomes Golark; one that is not published is deleted',
      identifyingColumns: ['body'],
    },
    guest_reviews: { onDeletion: 'deleted', contains: 'what hosts wrote about a guest' },
  },
  exportOf: async (ctx, { accountId }) => ({
    reviewsWritten: (await listStayReviewsOf(ctx.db, accountId)).map((review) => ({
      at: review.written_at.toISOString(),
      bookingId: review.booking_id,
      propertyId: review.listing_id,
      rating: review.rating,
      text: review.body,
      praised: review.praised,
      criticized: review.criticized,
    })),
    // what a host wrote stays hidden in the export too until both are published
    reviewsReceived: (await listGuestReviewsOf(ctx.db, accountId, ctx.clock.now())).map((review) => ({
      at: review.written_at.toISOString(),
      bookingId: review.booking_id,
      rating: review.rating,
      text: review.body,
    })),
  }),
  erase: async (ctx, trx, account) => {
    await anonymizeStayReviews(trx, account.id, ctx.clock.now());
    await deleteGuestReviewsOf(trx, account.id);
  },
};
