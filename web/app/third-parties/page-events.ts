export type PageEvent = { name: string; properties: Record<string, string> };

const names: readonly [RegExp, string][] = [
  [/^\/$/, 'Home'],
  [/^\/login\/$/, 'Login'],
  [/^\/signup\/$/, 'Signup'],
  [/^\/about-us\/$/, 'About Us'],
  [/^\/vipgolf\/$/, 'VIP Golf'],
  [/^\/become-a-host\/$/, 'Become a Host'],
  [/^\/contact\/$/, 'Contact'],
  [/^\/s\//, 'Search'],
  [/^\/property\/[^/]+\/booking\/$/, 'Booking'],
  [/^\/property\/[^/]+\/$/, 'Property'],
  [/^\/destinations\//, 'Destinations'],
  [/^\/tickets\//, 'Tickets'],
  [/^\/membership\//, 'Membership'],
  [/^\/account\/trips\//, 'Trips'],
  [/^\/account\//, 'Account'],
];
/** Pages with tokens in their address, which are never reported. */
const secret = /^\/(set-password|confirm-email|undo-email|forgot-password)\//;

const productOf = (pathname: string) => /^\/property\/([^/]+)\//.exec(pathname)?.[1];

/** The event of a page view: the page's name and the stay; never the query. */
export const eventsOfPage = (pathname: string): PageEvent[] => {
  const path = pathname.endsWith('/') ? pathname : `${pathname}/`;
  if (secret.test(path)) return [];
  const page = names.find(([pattern]) => pattern.test(path))?.[1] ?? 'Other';
  const events: PageEvent[] = [{ name: `Visit ${page} Page`, properties: {} }];
  const productId = productOf(path);
  if (productId) {
    const name = page === 'Booking' ? 'Started Checkout' : 'Viewed Product';
    events.push({ name, properties: { productId } });
  }
  return events;
};
