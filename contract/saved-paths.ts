/** The path of a wish list that somebody has shared. That of the own one is with the paths of all pages. */
export const sharedStaysPath = (shareKey: string): string => `/saved/${encodeURIComponent(shareKey)}/`;

export const savedSearchesPath = (): string => '/saved/searches/';

/** One of several lists of the account that reads it. */
export const savedListPath = (listId: string): string => `/saved/?${new URLSearchParams({ list: listId })}`;
