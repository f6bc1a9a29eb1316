import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('chrome/default-layout.tsx', [
    index('home/home-page.tsx'),
    route('about-us', 'about/about-us-page.tsx'),
    route('vipgolf', 'about/vip-golf-page.tsx'),
    route('become-a-host', 'about/become-a-host-page.tsx'),
    route('destinations', 'destinations/destinations-page.tsx'),
    route('destinations/:state', 'destinations/state-page.tsx'),
    route('tickets/event/:eventId', 'tickets/event/event-page.tsx'),
    route('tickets/*', 'chrome/not-open-page.tsx'),
    route('membership/*', 'membership/plan-page.tsx'),
    route('s/*', 'search/search-page.tsx'),
    route('property/:id', 'stays/property-page.tsx'),
    route('property/:id/reviews', 'stays/reviews-page.tsx'),
    route('contact', 'support/contact-page.tsx'),
    route('help', 'legal/help-page.tsx'),
    route('terms', 'legal/terms-page.tsx'),
    route('privacy', 'legal/privacy-page.tsx'),
  ]),
  layout('chrome/task-layout.tsx', [
    route('login', 'accounts/entry/login-page.tsx'),
    route('signup', 'accounts/entry/signup-page.tsx'),
    route('forgot-password', 'accounts/entry/forgot-password-page.tsx'),
    route('set-password', 'accounts/entry/set-password-page.tsx'),
    route('confirm-email', 'accounts/entry/confirm-email-page.tsx'),
    route('undo-email', 'accounts/entry/undo-email-page.tsx'),
    route('property/:id/booking', 'booking/booking-page.tsx'),
    route('membership/purchase', 'membership/purchase-page.tsx'),
  ]),
  layout('chrome/account-layout.tsx', [
    ...prefix('account', [
      index('accounts/overview/overview-page.tsx'),
      route('details', 'accounts/details/details-page.tsx'),
      route('payments', 'accounts/cards/payments-page.tsx'),
      route('membership', 'accounts/membership/membership-page.tsx'),
      route('settings', 'accounts/settings/settings-page.tsx'),
      route('logout', 'accounts/settings/logout-page.tsx'),
      route('trips', 'trips/trips-page.tsx', { id: 'trips-current' }),
      route('trips/past', 'trips/trips-page.tsx', { id: 'trips-past' }),
      route('trips/canceled', 'trips/trips-page.tsx', { id: 'trips-canceled' }),
    ]),
  ]),

  layout('chrome/default-layout.tsx', { id: 'trip' }, [
    route('account/trips/:bookingId', 'trips/trip-page.tsx'),
    route('membership/confirmation', 'membership/confirmation-page.tsx'),
  ]),
  route('account/trips/:bookingId/calendar.ics', 'trips/trip-calendar.ts'),
  route('account/export', 'accounts/settings/export-file.ts'),
  route('destinations/:state/:city', 'destinations/city-page.ts'),
  route('preferences', 'chrome/preferences.ts'),
  layout('chrome/default-layout.tsx', { id: 'rest' }, [
    route('dev/ui', 'ui/gallery/gallery-page.tsx'),
    route('*', 'chrome/not-found-page.tsx'),
  ]),
] satisfies RouteConfig;
