/** The page that the worker shows for addresses without a copy. */
export const offlinePath = '/offline/';
