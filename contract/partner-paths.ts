import type { OnboardingStep } from './onboarding/rules.ts';
import type { ListingSection, ListingStatus } from './own-listings/rules.ts';
import type { ReservationTab } from './partners/rules.ts';

export const reservationsPath = (tab: ReservationTab = 'requests', page = 1): string =>
  `/partner/reservations/${tab}/${page > 1 ? `?page=${page}` : ''}`;

/** How an account becomes a host; without a step the first open one. */
export const onboardingPath = (step?: OnboardingStep | 'done'): string =>
  step ? `/partner/onboarding/${step}/` : '/partner/onboarding/';

export type ListingStep = ListingSection | 'review';

/** Without a listing the beginning of a new one, without a step its first open one. */
export const newListingPath = (listingId?: string, step?: ListingStep): string =>
  [
    '/partner/new-listing/',
    ...[listingId, step].flatMap((part) => (part ? `${encodeURIComponent(part)}/` : [])),
  ].join('');

export const ownListingsPath = ({
  status,
  q = '',
  page = 1,
}: {
  status?: ListingStatus | undefined;
  q?: string;
  page?: number;
} = {}): string => {
  const query = new URLSearchParams({
    ...(status ? { status } : {}),
    ...(q ? { q } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  }).toString();
  return `/partner/listings/${query ? `?${query}` : ''}`;
};

export const ownListingPath = (listingId: string): string =>
  `/partner/listings/${encodeURIComponent(listingId)}/`;
