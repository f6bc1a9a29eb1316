import { z } from 'zod';
import type { CallSchemas } from '../call.ts';
import { fieldRule } from '../errors/rules.ts';
import { reviewTopics } from '../stays/rules.ts';
import { AnyText, Paragraphs } from '../text/schemas.ts';
import { reviewLength } from './rules.ts';

const Topics = z.array(z.enum(reviewTopics)).max(reviewTopics.length);
const Rating = z.int().min(1).max(5);

/** What a guest wrote about a stay. */
const OwnStayReview = z.strictObject({
  rating: z.int(),
  text: z.string(),
  praised: Topics,
  criticized: Topics,
  writtenAt: z.string(),
});

/** What a host wrote about a guest. */
const GuestReview = z.strictObject({ rating: z.int(), text: z.string(), writtenAt: z.string() });

const Window = z.strictObject({
  /** Check-out. */
  opensAt: z.string(),
  /** 14 days later. */
  closesAt: z.string(),
  /** Whether the caller can write a review now. */
  isOpen: z.boolean(),
  /** Both are written, or `closesAt` has passed. Until then neither side reads the other's. */
  isPublished: z.boolean(),
});

export const BookingReview = Window.extend({
  own: OwnStayReview.nullable(),
  /** Null until it is published. */
  fromHost: GuestReview.nullable(),
});

export type BookingReview = z.infer<typeof BookingReview>;

export const ReservationReview = Window.extend({
  own: GuestReview.nullable(),
  /** Null until it is published. */
  fromGuest: OwnStayReview.nullable(),
});

export type ReservationReview = z.infer<typeof ReservationReview>;

const params = z.object({ bookingId: AnyText(100) });

export const reviewsSchemas = {
  getBookingReview: {
    summary: 'The review of a stay by its guest, and what the host wrote once both are published.',
    params,
    response: BookingReview,
    errors: { NOT_FOUND: null },
  },
  reviewStay: {
    summary: 'Review a stay, once, within 14 days of check-out.',
    params,
    body: z
      .strictObject({
        rating: Rating,
        text: Paragraphs(reviewLength),
        /** What was good, and what was not: no topic is in both. */
        praised: Topics.default([]),
        criticized: Topics.default([]),
      })
      .refine(
        ({ praised, criticized }) => {
          const topics = [...praised, ...criticized];
          return new Set(topics).size === topics.length;
        },
        { path: ['praised'], ...fieldRule('duplicate_items') },
      ),
    response: BookingReview,
    errors: { NOT_FOUND: null, INVALID_STATE: null },
  },
  getReservationReview: {
    summary: 'The review of a guest by the acting host, and what the guest wrote once both are published.',
    params,
    response: ReservationReview,
    errors: { NOT_FOUND: null },
  },
  reviewGuest: {
    summary: 'Review the guest of a reservation, once, within 14 days of check-out.',
    params,
    body: z.strictObject({ rating: Rating, text: Paragraphs(reviewLength) }),
    response: ReservationReview,
    errors: { NOT_FOUND: null, INVALID_STATE: null },
  },
} as const satisfies Record<string, CallSchemas>;

export type ReviewStayInput = z.infer<typeof reviewsSchemas.reviewStay.body>;
