import ticketParts from '../pages/en/ticket-parts.json' with { type: 'json' };
import accountEmails from './en/account-emails.json' with { type: 'json' };
import bookedRooms from './en/booked-rooms.json' with { type: 'json' };
import bookingBalance from './en/booking-balance.json' with { type: 'json' };
import bookingChanges from './en/booking-changes.json' with { type: 'json' };
import bookingEmails from './en/booking-emails.json' with { type: 'json' };
import busyPage from './en/busy-page.json' with { type: 'json' };
import curatedCards from './en/curated-cards.json' with { type: 'json' };
import devices from './en/devices.json' with { type: 'json' };
import emailHelp from './en/email-help.json' with { type: 'json' };
import emailKinds from './en/email-kinds.json' with { type: 'json' };
import feeUnits from './en/fee-units.json' with { type: 'json' };
import hostEmails from './en/host-emails.json' with { type: 'json' };
import longAddressPage from './en/long-address-page.json' with { type: 'json' };
import membership from './en/membership.json' with { type: 'json' };
import membershipEmails from './en/membership-emails.json' with { type: 'json' };
import messageEmails from './en/message-emails.json' with { type: 'json' };
import paymentLimits from './en/payment-limits.json' with { type: 'json' };
import pictures from './en/pictures.json' with { type: 'json' };
import policies from './en/policies.json' with { type: 'json' };
import priceLines from './en/price-lines.json' with { type: 'json' };
import receipts from './en/receipts.json' with { type: 'json' };
import reservationFile from './en/reservation-file.json' with { type: 'json' };
import resoldNights from './en/resold-nights.json' with { type: 'json' };
import reviewEmails from './en/review-emails.json' with { type: 'json' };
import searchAlerts from './en/search-alerts.json' with { type: 'json' };
import sellerEmails from './en/seller-emails.json' with { type: 'json' };
import stayRules from './en/stay-rules.json' with { type: 'json' };
import suggestions from './en/suggestions.json' with { type: 'json' };
import supportEmails from './en/support-emails.json' with { type: 'json' };
import ticketTransfers from './en/ticket-transfers.json' with { type: 'json' };
import tickets from './en/tickets.json' with { type: 'json' };
import waitingList from './en/waiting-list.json' with { type: 'json' };

/** Messages that only the server renders: emails, price lines and the page of a busy server. Browsers never load them. */
export const en = {
  accountEmails,
  bookedRooms,
  bookingBalance,
  bookingChanges,
  bookingEmails,
  busyPage,
  curatedCards,
  devices,
  emailHelp,
  emailKinds,
  feeUnits,
  hostEmails,
  longAddressPage,
  membership,
  membershipEmails,
  messageEmails,
  paymentLimits,
  pictures,
  // emails name seats as pages do
  placeNames: { section: ticketParts.section, table: ticketParts.table, ...ticketParts.places },
  policies,
  priceLines,
  receipts,
  reservationFile,
  resoldNights,
  reviewEmails,
  searchAlerts,
  sellerEmails,
  stayRules,
  suggestions,
  supportEmails,
  tickets,
  ticketTransfers,
  waitingList,
};

export type ServerMessages = typeof en;
