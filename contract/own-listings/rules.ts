/** Guests see published listings only. A draft was never published; one that was can be taken off sale and published again. */
export const listingStatuses = ['draft', 'published', 'unpublished'] as const;
export type ListingStatus = (typeof listingStatuses)[number];
