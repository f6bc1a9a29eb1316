import * as eventPaths from '@golark/contract/event-paths';
import * as hostPaths from '@golark/contract/host-paths';
import * as partnerPaths from '@golark/contract/partner-paths';
import * as commonPaths from '@golark/contract/paths';
import * as sellingPaths from '@golark/contract/selling-paths';
import { splitBookingPath } from '@golark/contract/split-paths';
import { bookedTripPath, tripCalendarPath } from '@golark/contract/trip-paths';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchRoutes, type RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import routes from './routes.ts';

const treeOf = (entries: readonly RouteConfigEntry[]): RouteObject[] =>
  entries.map(({ file, path, index, children }) => ({
    id: file,
    ...(path === undefined ? {} : { path }),
    ...(index ? { index: true as const } : { children: treeOf(children ?? []) }),
  }));

const paths = { ...commonPaths, ...eventPaths, ...sellingPaths, ...hostPaths, ...partnerPaths };

/** The file of the page at a path; the not-found page for a path without one. */
const fileAt = (path: string): string | undefined => {
  const { pathname } = new URL(path, 'https://golark.test');
  // two routes share a file and differ in their id only
  const tree = treeOf(routes).map((route, position) => ({ ...route, id: `${route.id}#${position}` }));
  return matchRoutes(tree as RouteObject[], pathname)
    ?.at(-1)
    ?.route.id?.split('#')[0];
};

describe('the paths of pages', () => {
  it.each([
    [paths.homePath(), 'home/home-page.tsx'],
    [paths.aboutUsPath(), 'about/about-us-page.tsx'],
    [paths.vipGolfPath(), 'about/vip-golf-page.tsx'],
    [paths.becomeHostPath(), 'about/become-a-host-page.tsx'],
    [paths.onboardingPath(), 'onboarding/onboarding-page.tsx'],
    [paths.onboardingPath('done'), 'onboarding/onboarding-page.tsx'],
    [paths.payoutReturnPath('host-1'), 'onboarding/onboarding-page.tsx'],
    [paths.newListingPath(), 'own-listings/new-listing-page.tsx'],
    [paths.newListingPath('a/b'), 'own-listings/listing-step-page.tsx'],
    [paths.newListingPath('a/b', 'review'), 'own-listings/listing-step-page.tsx'],
    [paths.ownListingsPath({ status: 'draft', q: 'a b', page: 2 }), 'own-listings/listings-page.tsx'],
    [paths.ownListingPath('a/b'), 'own-listings/listing-page.tsx'],
    [paths.contactPath('golf'), 'support/contact-page.tsx'],
    [paths.loginPath('/account/'), 'accounts/entry/login-page.tsx'],
    [paths.loginNoticePath('deleted'), 'accounts/entry/login-page.tsx'],
    [paths.signupPath(), 'accounts/entry/signup-page.tsx'],
    [paths.forgotPasswordPath(), 'accounts/entry/forgot-password-page.tsx'],
    [paths.setPasswordPath('a token'), 'accounts/entry/set-password-page.tsx'],
    [paths.confirmEmailPath('a token'), 'accounts/entry/confirm-email-page.tsx'],
    [paths.undoEmailPath('a token'), 'accounts/entry/undo-email-page.tsx'],
    [paths.destinationsPath(), 'destinations/destinations-page.tsx'],
    [paths.statePath('oregon'), 'destinations/state-page.tsx'],
    [paths.searchPath(null), 'search/search-page.tsx'],
    [paths.searchPath({ state: 'oregon', city: 'bend', offer: 'stays' }), 'search/search-page.tsx'],
    [paths.stayPath('a/b?c', '?adults=3'), 'stays/property-page.tsx'],
    [paths.bookingPath('st_1'), 'booking/booking-page.tsx'],
    [splitBookingPath('st_1', 'a/b', '?dateFrom=2027-01-10'), 'booking/split/split-page.tsx'],
    [paths.reviewsPath('st_1', '?sort=newest'), 'stays/reviews-page.tsx'],
    [paths.ticketsPath(), 'tickets/browse/tickets-page.tsx'],
    [paths.ticketCategoryPath(['sports', 'hockey', 'today']), 'tickets/browse/tickets-page.tsx'],
    [paths.ticketCategoriesPath(), 'tickets/browse/categories-page.tsx'],
    [paths.venuesPath(), 'tickets/browse/venues-page.tsx'],
    [paths.venuePath('the-hall'), 'tickets/browse/venue-page.tsx'],
    [paths.venueCalendarPath('the-hall'), 'tickets/browse/venue-calendar.ts'],
    [paths.performerPath('the-band'), 'tickets/browse/performer-page.tsx'],
    [paths.performerCalendarPath('the-band'), 'tickets/browse/performer-calendar.ts'],
    [paths.searchPath({ state: 'oregon', offer: 'events' }), 'tickets/browse/search-events-page.tsx'],
    [paths.sellTicketsPath('?q=rail'), 'tickets/sell/sell-page.tsx'],
    [paths.sellEventPath('ev-1', '?section=108'), 'tickets/sell/list-page.tsx'],
    [paths.sellerPath(), 'tickets/seller/seller-page.tsx'],
    [paths.soldTicketsPath('?page=2'), 'tickets/seller/sold-page.tsx'],
    [paths.ticketListingsPath('draft'), 'tickets/seller/listings-page.tsx'],
    [paths.editTicketListingPath('own1'), 'tickets/seller/edit-listing-page.tsx'],
    [paths.eventPath('ev-1', '?quantity=4'), 'tickets/event/event-page.tsx'],
    [paths.ticketCheckoutPath('ev-1', 'hold'), 'tickets/checkout/checkout-page.tsx'],
    [paths.purchasedTicketsPath(), 'tickets/order/orders-page.tsx'],
    [paths.boughtTicketsPath('order', 'key'), 'tickets/order/order-page.tsx'],
    [paths.ticketCalendarPath('order', 'key'), 'tickets/order/order-calendar.ts'],
    [paths.partnerPath(), 'partner/today/today-page.tsx'],
    [paths.reservationsPath('past', 2), 'partner/reservations/reservations-page.tsx'],
    [paths.reservationPath('b1'), 'partner/reservations/reservation-page.tsx'],
    [paths.reservationFilePath('past', {}, 'pm-1'), 'partner/reservations/reservation-file.ts'],
    [paths.guestConversationsPath(2), 'partner/messages/guest-conversations-page.tsx'],
    [paths.guestConversationPath('c1', 2), 'partner/messages/guest-conversation-page.tsx'],
    [paths.savedRepliesPath(), 'partner/messages/saved-replies-page.tsx'],
    [paths.calendarPath('st_1', { month: '2026-12', view: 'year' }), 'partner/calendar/calendar-page.tsx'],
    [paths.calendarsPath(2), 'partner/calendar/calendars-page.tsx'],
    [paths.calendarFeedsPath(2), 'partner/calendar-feeds/calendar-feeds-page.tsx'],
    [paths.calendarFeedPath('st_1', 'f1'), 'partner/calendar-feeds/calendar-feed-page.tsx'],
    [paths.hostPath('pm-1', 2), 'hosts/host-page.tsx'],
    [paths.askHostPath('st_1'), 'conversations/ask-host-page.tsx'],
    [paths.conversationListPath(2), 'conversations/conversations-page.tsx'],
    [paths.conversationPath('con_1'), 'conversations/conversation-page.tsx'],
    [paths.membershipPath(), 'membership/plan-page.tsx'],
    [paths.membershipPath(''), 'membership/plan-page.tsx'],
    [paths.accountPath(), 'accounts/overview/overview-page.tsx'],
    [paths.detailsPath('email'), 'accounts/details/details-page.tsx'],
    [paths.paymentsPath(), 'accounts/cards/payments-page.tsx'],
    [paths.settingsPath('two-step'), 'accounts/settings/settings-page.tsx'],
    [paths.logoutPath(), 'accounts/settings/logout-page.tsx'],
    [paths.accountExportPath(), 'accounts/settings/export-file.ts'],
    [paths.tripsPath('canceled', 3), 'trips/trips-page.tsx'],
    [bookedTripPath('bk_1'), 'trips/trip-page.tsx'],
    [tripCalendarPath('bk_1'), 'trips/trip-calendar.ts'],
    [paths.preferencesPath(), 'chrome/preferences.ts'],
    [paths.controlsPath(), 'ui/gallery/gallery-page.tsx'],
  ])('%s leads to %s', (path, file) => {
    expect(fileAt(path)).toBe(file);
  });

  it.each([
    ['/s/', 'search/search-page.tsx'],
    ['/s/stays/', 'search/search-page.tsx'],
    ['/s/events/', 'tickets/browse/search-events-page.tsx'],
    ['/membership/', 'membership/plan-page.tsx'],
    ['/membership/confirmation/', 'membership/confirmation-page.tsx'],
    ['/tickets/', 'tickets/browse/tickets-page.tsx'],
    ['/account/tickets/listings/', 'tickets/seller/listings-page.tsx'],
    ['/account/tickets/purchased/', 'tickets/order/orders-page.tsx'],
  ])('%s, without its optional part, leads to %s', (path, file) => {
    expect(fileAt(path)).toBe(file);
  });

  it('carry the way back, unless it is the home page', () => {
    expect(paths.signupPath('/account/')).toBe('/signup/?next=%2Faccount%2F');
    expect(paths.signupPath('/')).toBe('/signup/');
  });

  it('escape what they are given', () => {
    expect(paths.stayPath('a/b?c')).toBe('/property/a%2Fb%3Fc/');
    expect(paths.searchPath({ state: 'new york', city: 'a/b' }, '?adults=3')).toBe(
      '/s/new%20york/a%2Fb/?adults=3',
    );
  });
});
