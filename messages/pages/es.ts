import type { Messages } from './en.ts';
import about from './es/about.json' with { type: 'json' };
import accessFacts from './es/access-facts.json' with { type: 'json' };
import accounts from './es/accounts.json' with { type: 'json' };
import booking from './es/booking.json' with { type: 'json' };
import calendarFeeds from './es/calendar-feeds.json' with { type: 'json' };
import chrome from './es/chrome.json' with { type: 'json' };
import conversations from './es/conversations.json' with { type: 'json' };
import destinations from './es/destinations.json' with { type: 'json' };
import event from './es/event.json' with { type: 'json' };
import eventCards from './es/event-cards.json' with { type: 'json' };
import fields from './es/fields.json' with { type: 'json' };
import home from './es/home.json' with { type: 'json' };
import hostCalendar from './es/host-calendar.json' with { type: 'json' };
import hosts from './es/hosts.json' with { type: 'json' };
import images from './es/images.json' with { type: 'json' };
import insurance from './es/insurance.json' with { type: 'json' };
import invoices from './es/invoices.json' with { type: 'json' };
import joinMembership from './es/join-membership.json' with { type: 'json' };
import legal from './es/legal.json' with { type: 'json' };
import listingCopies from './es/listing-copies.json' with { type: 'json' };
import listingLinks from './es/listing-links.json' with { type: 'json' };
import listingPrices from './es/listing-prices.json' with { type: 'json' };
import listingRules from './es/listing-rules.json' with { type: 'json' };
import map from './es/map.json' with { type: 'json' };
import offline from './es/offline.json' with { type: 'json' };
import onboarding from './es/onboarding.json' with { type: 'json' };
import ownListings from './es/own-listings.json' with { type: 'json' };
import ownMembership from './es/own-membership.json' with { type: 'json' };
import partner from './es/partner.json' with { type: 'json' };
import partnerMessages from './es/partner-messages.json' with { type: 'json' };
import partnerToday from './es/partner-today.json' with { type: 'json' };
import payments from './es/payments.json' with { type: 'json' };
import plan from './es/plan.json' with { type: 'json' };
import reviews from './es/reviews.json' with { type: 'json' };
import rooms from './es/rooms.json' with { type: 'json' };
import saved from './es/saved.json' with { type: 'json' };
import savedSearches from './es/saved-searches.json' with { type: 'json' };
import search from './es/search.json' with { type: 'json' };
import searchFilters from './es/search-filters.json' with { type: 'json' };
import sell from './es/sell.json' with { type: 'json' };
import seller from './es/seller.json' with { type: 'json' };
import stays from './es/stays.json' with { type: 'json' };
import support from './es/support.json' with { type: 'json' };
import ticketBrowse from './es/ticket-browse.json' with { type: 'json' };
import ticketCheckout from './es/ticket-checkout.json' with { type: 'json' };
import ticketOrder from './es/ticket-order.json' with { type: 'json' };
import ticketParts from './es/ticket-parts.json' with { type: 'json' };
import ticketQueue from './es/ticket-queue.json' with { type: 'json' };
import ticketReceived from './es/ticket-received.json' with { type: 'json' };
import ticketScan from './es/ticket-scan.json' with { type: 'json' };
import tripChange from './es/trip-change.json' with { type: 'json' };
import trips from './es/trips.json' with { type: 'json' };
import ui from './es/ui.json' with { type: 'json' };
import waitingPlace from './es/waiting-place.json' with { type: 'json' };

export const es: Messages = {
  about,
  accessFacts,
  accounts,
  booking,
  calendarFeeds,
  chrome,
  conversations,
  destinations,
  event,
  eventCards,
  fields,
  home,
  hostCalendar,
  hosts,
  images,
  insurance,
  invoices,
  joinMembership,
  legal,
  listingCopies,
  listingLinks,
  listingPrices,
  listingRules,
  map,
  offline,
  onboarding,
  ownListings,
  ownMembership,
  partner,
  partnerMessages,
  partnerToday,
  payments,
  plan,
  reviews,
  saved,
  savedSearches,
  rooms,
  search,
  searchFilters,
  sell,
  seller,
  stays,
  support,
  ticketCheckout,
  ticketOrder,
  ticketParts,
  ticketQueue,
  ticketReceived,
  waitingPlace,
  ticketScan,
  ticketBrowse,
  tripChange,
  trips,
  ui,
};
