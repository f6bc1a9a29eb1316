/** The page that turns the alerts of one saved search off. Only emails lead to it with a token. */
export const alertsPath = (token?: string): string =>
  token === undefined ? '/search-alerts/' : `/search-alerts/?token=${encodeURIComponent(token)}`;
