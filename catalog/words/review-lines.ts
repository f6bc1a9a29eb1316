import type { Part } from './review-layouts.ts';

/** The sentences that a guest may choose from, one a line, for each part of a review. */
export type ReviewLines = Record<Part, string>;
