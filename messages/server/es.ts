import ticketParts from '../pages/es/ticket-parts.json' with { type: 'json' };
import type { ServerMessages } from './en.ts';
import accountEmails from './es/account-emails.json' with { type: 'json' };
import bookedRooms from './es/booked-rooms.json' with { type: 'json' };
import bookingBalance from './es/booking-balance.json' with { type: 'json' };
import bookingChanges from './es/booking-changes.json' with { type: 'json' };
import bookingEmails from './es/booking-emails.json' with { type: 'json' };
import busyPage from './es/busy-page.json' with { type: 'json' };
import curatedCards from './es/curated-cards.json' with { type: 'json' };
import devices from './es/devices.json' with { type: 'json' };
import emailHelp from './es/email-help.json' with { type: 'json' };
import emailKinds from './es/email-kinds.json' with { type: 'json' };
import feeUnits from './es/fee-units.json' with { type: 'json' };
import hostEmails from './es/host-emails.json' with { type: 'json' };
import longAddressPage from './es/long-address-page.json' with { type: 'json' };
import membership from './es/membership.json' with { type: 'json' };
import membershipEmails from './es/membership-emails.json' with { type: 'json' };
import messageEmails from './es/message-emails.json' with { type: 'json' };
import paymentLimits from './es/payment-limits.json' with { type: 'json' };
import pictures from './es/pictures.json' with { type: 'json' };
import policies from './es/policies.json' with { type: 'json' };
import priceLines from './es/price-lines.json' with { type: 'json' };
import receipts from './es/receipts.json' with { type: 'json' };
import reservationFile from './es/reservation-file.json' with { type: 'json' };
import resoldNights from './es/resold-nights.json' with { type: 'json' };
import reviewEmails from './es/review-emails.json' with { type: 'json' };
import searchAlerts from './es/search-alerts.json' with { type: 'json' };
import sellerEmails from './es/seller-emails.json' with { type: 'json' };
import stayRules from './es/stay-rules.json' with { type: 'json' };
import suggestions from './es/suggestions.json' with { type: 'json' };
import supportEmails from './es/support-emails.json' with { type: 'json' };
import ticketTransfers from './es/ticket-transfers.json' with { type: 'json' };
import tickets from './es/tickets.json' with { type: 'json' };
import waitingList from './es/waiting-list.json' with { type: 'json' };

export const es: ServerMessages = {
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
