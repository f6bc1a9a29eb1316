import type { ReviewPart } from './review-layouts.ts';

/** Phrases for each part of a review, one per line. */
export type ReviewLines = Record<ReviewPart, string>;
