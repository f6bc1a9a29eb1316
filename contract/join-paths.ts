/** The paths of buying Go+; only its pages link to them. */

/** `code` is empty for the regular price. */
export const joinPath = (code: string, next = '/'): string => {
  const query = new URLSearchParams({ ...(code ? { code } : {}), ...(next === '/' ? {} : { next }) });
  return `/membership/purchase/${query.size > 0 ? `?${query}` : ''}`;
};
/** The page after the purchase; the order that it is about is in its address. */
export const joinedPath = (orderId: string, next = '/'): string => {
  const query = new URLSearchParams({ order: orderId, ...(next === '/' ? {} : { next }) });
  return `/membership/confirmation/?${query}`;
};
