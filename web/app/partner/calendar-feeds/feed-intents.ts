export const addFeedIntent = 'add-feed';
export const fetchFeedIntent = 'fetch-feed';
export const confirmFeedIntent = 'confirm-feed';
export const removeFeedIntent = 'remove-feed';
export const renewLinkIntent = 'renew-link';

/** The subject of the form for one exported calendar: of a feed, or the one with everything that takes nights of a room type. */
export const linkSubject = ({ roomTypeId, feedId }: { roomTypeId: string; feedId: string | null }): string =>
  feedId ?? roomTypeId;
