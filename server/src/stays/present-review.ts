import type { Property } from '@golark/contract/stays/schemas';
import type { ReviewRow } from './store.ts';

export const presentReview = (review: ReviewRow): Property['reviews'][number] => ({
  authorName: review.author_name,
  authorPlace: review.author_place,
  stayedIn: review.stayed_in,
  rating: review.rating,
  text: review.body,
  locale: review.locale,
  reply: review.reply_body,
});
