/** The page in an address, from 1. */
export const pageNumberOf = (url: URL): number =>
  Math.trunc(Math.max(1, Math.min(1000, Number(url.searchParams.get('page')) || 1)));

export const pageQuery = (page: number): string => (page > 1 ? `?page=${page}` : '');
