/** The paths of links in emails that turn a kind of emails off. Only emails lead to them. */

const encode = encodeURIComponent;

/** The page that asks first. */
export const unsubscribePath = (token?: string): string =>
  token === undefined ? '/unsubscribe/' : `/unsubscribe/?token=${encode(token)}`;

/** Where programs that show emails post to; a browser is led to the page. */
export const oneClickPath = (token?: string): string =>
  token === undefined ? '/unsubscribe/one-click/' : `/unsubscribe/one-click/?token=${encode(token)}`;
