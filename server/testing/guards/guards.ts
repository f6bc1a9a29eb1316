import { accountGuards } from './accounts.ts';
import { balanceGuards } from './balances.ts';
import { bayGuards } from './bays.ts';
import { bookingGuards } from './booking.ts';
import { bookingChangeGuards } from './booking-changes.ts';
import { calendarFeedGuards } from './calendar-feeds.ts';
import { calendarGuards } from './calendars.ts';
import { conversationGuards } from './conversations.ts';
import { emailGuards } from './emails.ts';
import type { Guard } from './guard.ts';
import { hostCalendarGuards } from './host-calendars.ts';
import { idempotencyGuards } from './idempotency.ts';
import { insuranceGuards } from './insurance.ts';
import { ledgerGuards } from './ledger.ts';
import { membershipGuards } from './membership.ts';
import { objectionGuards } from './objections.ts';
import { orderPaymentGuards } from './order-payments.ts';
import { orderGuards } from './orders.ts';
import { outboundGuards } from './outbound.ts';
import { ownListingGuards } from './own-listings.ts';
import { pageGuards } from './pages.ts';
import { paymentLimitGuards } from './payment-limits.ts';
import { paymentGuards } from './payments.ts';
import { payoutGuards } from './payouts.ts';
import { pricingGuards } from './pricing.ts';
import { queueGuards } from './queues.ts';
import { receiptGuards } from './receipts.ts';
import { returnedNightGuards } from './returned-nights.ts';
import { reviewGuards } from './reviews.ts';
import { savedGuards } from './saved.ts';
import { savedSearchGuards } from './saved-searches.ts';
import { sellingGuards } from './selling.ts';
import { sessionGuards } from './sessions.ts';
import { ticketGuards } from './tickets.ts';

/** Every guard that `npm run mutate` takes out, one after another. */
export const guards: readonly Guard[] = [
  ...orderGuards,
  ...orderPaymentGuards,
  ...balanceGuards,
  ...paymentGuards,
  ...payoutGuards,
  ...paymentLimitGuards,
  ...ledgerGuards,
  ...bookingGuards,
  ...bookingChangeGuards,
  ...calendarGuards,
  ...calendarFeedGuards,
  ...hostCalendarGuards,
  ...pricingGuards,
  ...membershipGuards,
  ...insuranceGuards,
  ...ticketGuards,
  ...bayGuards,
  ...queueGuards,
  ...savedGuards,
  ...savedSearchGuards,
  ...ownListingGuards,
  ...sellingGuards,
  ...objectionGuards,
  ...idempotencyGuards,
  ...accountGuards,
  ...sessionGuards,
  ...conversationGuards,
  ...emailGuards,
  ...outboundGuards,
  ...receiptGuards,
  ...returnedNightGuards,
  ...reviewGuards,
  ...pageGuards,
];
