/** Saved searches of one account. */
export const mostSavedSearches = 50;

export const mostNameLength = 120;

/** A drop of the total that is reported, in percent of the lowest total that was reported before. */
export const defaultDropPercent = 10;
export const dropPercents = { from: 1, to: 90 };

/** The first stays of a search that alerts compare from day to day. */
export const mostComparedStays = 200;
