/** Adds a slash to paths of pages; files (`/map.svg`), queries and fragments are unchanged. */
export const withTrailingSlash = (target: string): string => {
  const end = target.search(/[?#]/);
  const path = end < 0 ? target : target.slice(0, end);
  const rest = end < 0 ? '' : target.slice(end);
  const isPage = path !== '' && !path.endsWith('/') && !/\.[a-z0-9]+$/i.test(path);
  return isPage ? `${path}/${rest}` : target;
};
