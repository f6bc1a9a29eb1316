/** The paths of hosts and of conversations with them. Only the one that every page links to is with the paths of all pages. */

import { conversationsPath, stayPath } from './paths.ts';

export { conversationsPath } from './paths.ts';

const encode = encodeURIComponent;
const pageQuery = (page: number): string => (page > 1 ? `?page=${page}` : '');

/** A host with all places. */
export const hostPath = (hostId: string, page = 1): string => `/hosts/${encode(hostId)}/${pageQuery(page)}`;
/** Where a question to the host is written. */
export const askHostPath = (stayId: string): string => `${stayPath(stayId)}message/`;
export const conversationListPath = (page: number): string => conversationsPath(pageQuery(page));
export const conversationPath = (conversationId: string, page = 1): string =>
  `${conversationsPath()}${encode(conversationId)}/${pageQuery(page)}`;
