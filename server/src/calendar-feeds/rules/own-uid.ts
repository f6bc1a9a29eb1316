/** How the identities in our own exported calendars end: what comes back with one of them is no news. */
export const ownUidSuffix = '@nights.golark';
