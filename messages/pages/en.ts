import about from './en/about.json' with { type: 'json' };
import accessFacts from './en/access-facts.json' with { type: 'json' };
import accounts from './en/accounts.json' with { type: 'json' };
import booking from './en/booking.json' with { type: 'json' };
import calendarFeeds from './en/calendar-feeds.json' with { type: 'json' };
import chrome from './en/chrome.json' with { type: 'json' };
import conversations from './en/conversations.json' with { type: 'json' };
import destinations from './en/destinations.json' with { type: 'json' };
import event from './en/event.json' with { type: 'json' };
import eventCards from './en/event-cards.json' with { type: 'json' };
import fields from './en/fields.json' with { type: 'json' };
import home from './en/home.json' with { type: 'json' };
import hostCalendar from './en/host-calendar.json' with { type: 'json' };
import hosts from './en/hosts.json' with { type: 'json' };
import images from './en/images.json' with { type: 'json' };
import insurance from './en/insurance.json' with { type: 'json' };
import invoices from './en/invoices.json' with { type: 'json' };
import joinMembership from './en/join-membership.json' with { type: 'json' };
import legal from './en/legal.json' with { type: 'json' };
import listingCopies from './en/listing-copies.json' with { type: 'json' };
import listingLinks from './en/listing-links.json' with { type: 'json' };
import listingPrices from './en/listing-prices.json' with { type: 'json' };
import listingRules from './en/listing-rules.json' with { type: 'json' };
import map from './en/map.json' with { type: 'json' };
import offline from './en/offline.json' with { type: 'json' };
import onboarding from './en/onboarding.json' with { type: 'json' };
import ownListings from './en/own-listings.json' with { type: 'json' };
import ownMembership from './en/own-membership.json' with { type: 'json' };
import partner from './en/partner.json' with { type: 'json' };
import partnerMessages from './en/partner-messages.json' with { type: 'json' };
import partnerToday from './en/partner-today.json' with { type: 'json' };
import payments from './en/payments.json' with { type: 'json' };
import plan from './en/plan.json' with { type: 'json' };
import reviews from './en/reviews.json' with { type: 'json' };
import rooms from './en/rooms.json' with { type: 'json' };
import saved from './en/saved.json' with { type: 'json' };
import savedSearches from './en/saved-searches.json' with { type: 'json' };
import search from './en/search.json' with { type: 'json' };
import searchFilters from './en/search-filters.json' with { type: 'json' };
import sell from './en/sell.json' with { type: 'json' };
import seller from './en/seller.json' with { type: 'json' };
import stays from './en/stays.json' with { type: 'json' };
import support from './en/support.json' with { type: 'json' };
import ticketBrowse from './en/ticket-browse.json' with { type: 'json' };
import ticketCheckout from './en/ticket-checkout.json' with { type: 'json' };
import ticketOrder from './en/ticket-order.json' with { type: 'json' };
import ticketParts from './en/ticket-parts.json' with { type: 'json' };
import ticketQueue from './en/ticket-queue.json' with { type: 'json' };
import ticketReceived from './en/ticket-received.json' with { type: 'json' };
import ticketScan from './en/ticket-scan.json' with { type: 'json' };
import tripChange from './en/trip-change.json' with { type: 'json' };
import trips from './en/trips.json' with { type: 'json' };
import ui from './en/ui.json' with { type: 'json' };
import waitingPlace from './en/waiting-place.json' with { type: 'json' };

export const en = {
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
export type Messages = typeof en;
