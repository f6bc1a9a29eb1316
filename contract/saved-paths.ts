/** The path of a wish list that somebody has shared. That of the own one is with the paths of all pages. */
export const sharedStaysPath = (shareKey: string): string => `/saved/${encodeURIComponent(shareKey)}/`;

export const savedSearchesPath = (): string => '/saved/searches/';
