import type { OnboardingStep } from './onboarding/rules.ts';
import type { ListingSection, ListingStatus, RequiredSection } from './own-listings/rules.ts';
import type { ReservationTab } from './partners/rules.ts';

const encode = encodeURIComponent;
const withQuery = (path: string, query: Record<string, string | undefined>): string => {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
};
const pageOf = (page: number): string | undefined => (page > 1 ? String(page) : undefined);

/** The filters for the reservations of a tab: a text about guest, code or place, and the days of the stay. */
export interface ReservationFilter {
  search?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
}

export const allReservationsPath = (): string => '/partner/reservations/';

export const reservationsPath = (
  tab: ReservationTab = 'requests',
  page = 1,
  { search, from, until }: ReservationFilter = {},
): string => withQuery(`${allReservationsPath()}${tab}/`, { search, from, until, page: pageOf(page) });

/** The reservations of a tab as a CSV file, for the host for which the list is shown. */
export const reservationFilePath = (
  tab: ReservationTab,
  { search, from, until }: ReservationFilter,
  host: string,
): string => withQuery('/partner/reservations.csv', { tab, search, from, until, host });

/** Where one reservation has its messages, review and note. */
export const reservationPath = (bookingId: string): string =>
  `${allReservationsPath()}booking/${encode(bookingId)}/`;

/** The conversations of a host with guests. */
export const guestConversationsPath = (page = 1): string =>
  withQuery('/partner/messages/', { page: pageOf(page) });
export const guestConversationPath = (conversationId: string, page = 1): string =>
  withQuery(`/partner/messages/${encode(conversationId)}/`, { page: pageOf(page) });
export const savedRepliesPath = (): string => '/partner/messages/replies/';

/** The pictures of one listing, or a choice of those of the host. */
export const listingImagesPath = (listingId?: string): string =>
  withQuery('/partner/listings/images/', { listing: listingId });

type CalendarView = 'month' | 'year';

/** The calendar of a listing, by default the first one of the host and the current month. */
export const calendarPath = (
  listingId?: string,
  shown: { month?: string; view?: CalendarView; room?: string; first?: string; last?: string } = {},
): string => {
  const { view, ...rest } = shown;
  const query = { listing: listingId, ...rest, view: view === 'year' ? view : undefined };
  return withQuery('/partner/calendar/', query);
};

/** The log of a listing's calendar, or what it says of one night. */
export const calendarChangesPath = (
  listingId: string,
  { night, page = 1 }: { night?: string; page?: number } = {},
): string => withQuery('/partner/calendar/changes/', { listing: listingId, night, page: pageOf(page) });

/** The calendars that are imported from other sites, and the addresses of the own ones. */
export const calendarFeedsPath = (page = 1): string => withQuery('/partner/ical/', { page: pageOf(page) });
/** The content of one imported calendar, and its fetches. */
export const calendarFeedPath = (listingId: string, feedId: string, page = 1): string =>
  withQuery(`/partner/ical/${encode(listingId)}/${encode(feedId)}/`, { page: pageOf(page) });

export const calendarsPath = (page = 1): string => withQuery('/calendars/', { page: pageOf(page) });

/** Where the host edits a section of a listing. */
export const listingSectionPath = (listingId: string, section: ListingSection): string =>
  `/partner/listings/${encode(listingId)}/#${section}`;

/** Where the host edits the rules of a listing. */
export const listingRulesPath = (listingId: string): string =>
  `/partner/listings/${encode(listingId)}/#stay-rules`;

/** How an account becomes a host; without a step the first open one. */
export const onboardingPath = (step?: OnboardingStep | 'done'): string =>
  step ? `/partner/onboarding/${step}/` : '/partner/onboarding/';

/** Where the provider of payouts leads back to. The host is in it because another one may be chosen in the meantime. */
export const payoutReturnPath = (hostId: string): string =>
  withQuery(onboardingPath('payouts'), { returned: hostId });

export type ListingStep = RequiredSection | 'review';

/** Without a listing the beginning of a new one, without a step its first open one. */
export const newListingPath = (listingId?: string, step?: ListingStep): string =>
  ['/partner/new-listing/', ...[listingId, step].flatMap((part) => (part ? `${encode(part)}/` : []))].join(
    '',
  );

export const ownListingsPath = ({
  status,
  q,
  page = 1,
}: {
  status?: ListingStatus | undefined;
  q?: string;
  page?: number;
} = {}): string => withQuery('/partner/listings/', { status, q, page: pageOf(page) });

export const ownListingPath = (listingId: string): string => `/partner/listings/${encode(listingId)}/`;
