/**
 * The paths of all pages, as links in pages, emails and browser tests use them. `query` is a complete query string,
 * `?dateFrom=2026-12-01`, or empty.
 */

const encode = encodeURIComponent;
const withNext = (path: string, next: string): string =>
  next === '/' ? path : `${path}?next=${encode(next)}`;
const withHash = (path: string, section?: string): string => (section ? `${path}#${section}` : path);

export const homePath = (query = ''): string => `/${query}`;
export const aboutUsPath = (): string => '/about-us/';
export const vipGolfPath = (): string => '/vipgolf/';
export const becomeHostPath = (): string => '/become-a-host/';
export const contactPath = (subject?: 'golf' | 'host'): string =>
  subject ? `/contact/?subject=${subject}` : '/contact/';

export const helpPath = (): string => '/help/';
export const termsPath = (section?: 'goPlus' | 'tickets' | 'selling'): string => withHash('/terms/', section);
export const privacyPath = (): string => '/privacy/';

/** `next` is the path that the visitor returns to afterwards: `/login/?next=%2Faccount%2F`. */
export const loginPath = (next = '/'): string => withNext('/login/', next);
export const signupPath = (next = '/'): string => withNext('/signup/', next);
export const forgotPasswordPath = (next = '/'): string => withNext('/forgot-password/', next);

/** The login page with a message about what has just happened. */
export const loginNoticePath = (notice: 'deleted' | 'passwordSet'): string => `/login/?${notice}`;

export const setPasswordPath = (token?: string): string =>
  token === undefined ? '/set-password/' : `/set-password/?token=${encode(token)}`;
export const confirmEmailPath = (token?: string): string =>
  token === undefined ? '/confirm-email/' : `/confirm-email/?token=${encode(token)}`;
export const undoEmailPath = (token?: string): string =>
  token === undefined ? '/undo-email/' : `/undo-email/?token=${encode(token)}`;

export const destinationsPath = (): string => '/destinations/';
export const statePath = (state: string): string => `/destinations/${encode(state)}/`;

/** The slugs of a state and a city; `offer` limits the search to stays or to events. */
export interface SearchPlace {
  state: string;
  city?: string | undefined;
  offer?: 'stays' | 'events' | undefined;
}

/** `searchPath({ state: 'oregon', city: 'bend' })` is `/s/oregon/bend/`; without a place, the page that asks for one. */
export const searchPath = (place: SearchPlace | null, query = ''): string => {
  const parts = place ? [place.offer, place.state, place.city] : [];
  return `/s/${parts.map((part) => (part ? `${encode(part)}/` : '')).join('')}${query}`;
};

/** The search of the city of a stay. */
export const cityPathOf = ({ city, state }: { city: { slug: string }; state: { slug: string } }): string =>
  searchPath({ state: state.slug, city: city.slug });

export const stayPath = (stayId: string, query = ''): string => `/property/${encode(stayId)}/${query}`;
/** All reviews of a stay; the query sorts and searches them. */
export const reviewsPath = (stayId: string, query = ''): string => `${stayPath(stayId)}reviews/${query}`;
export const bookingPath = (stayId: string, query = ''): string => `${stayPath(stayId)}booking/${query}`;

export const ticketsPath = (query = ''): string => `/tickets/${query}`;
/** Where a seller finds the event. */
export const sellTicketsPath = (query = ''): string => `/tickets/sell/${query}`;

/** The code that the footer offers. */
export const footerCode = 'GO2025';
/** `code` is empty for the regular price; `next` is the path that the buyer returns to after the purchase. */
export const membershipPath = (code: string = footerCode, next = '/'): string =>
  withNext(code ? `/membership/${encode(code)}/` : '/membership/', next);
export const savedPath = (): string => '/saved/';
export const partnerPath = (): string => '/partner/';

export const accountPath = (): string => '/account/';
export const detailsPath = (section?: 'email' | 'password' | 'address'): string =>
  withHash('/account/details/', section);
export const paymentsPath = (): string => '/account/payments/';
export const accountMembershipPath = (section?: 'cancel' | 'invoices'): string =>
  withHash('/account/membership/', section);
export const settingsPath = (
  section?: 'two-step' | 'language' | 'color' | 'emails' | 'delete-account',
): string => withHash('/account/settings/', section);
export const logoutPath = (): string => '/account/logout/';
export const accountExportPath = (): string => '/account/export/';
export const purchasedTicketsPath = (): string => '/account/tickets/purchased/';
/** What a seller has to do, and the way to the rest. */
export const sellerPath = (): string => '/account/tickets/sell/';

/** The conversations of a guest with hosts. */
export const conversationsPath = (query = ''): string => `/account/messages/${query}`;

/** Trips by time: those to come (`current`), past ones, canceled ones. */
export type TripKind = 'current' | 'past' | 'canceled';

export const tripsPath = (kind: TripKind = 'current', page = 1): string =>
  `/account/trips/${kind === 'current' ? '' : `${kind}/`}${page > 1 ? `?page=${page}` : ''}`;
export const tripPath = (bookingId: string): string => `/account/trips/${encode(bookingId)}/`;

/** Accepts the forms that change language, color mode, consent and acting host. */
export const preferencesPath = (): string => '/preferences/';

/** The page that shows every control, in demo mode. */
export const controlsPath = (): string => '/dev/ui/';
