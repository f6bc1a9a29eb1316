import { accountPersonalData } from '#accounts';
import { bookingPersonalData } from '#booking';
import { calendarFeedPersonalData } from '#calendar-feeds';
import { conversationPersonalData } from '#conversations';
import { flagPersonalData } from '#flags';
import { hostCalendarPersonalData } from '#host-calendars';
import { insurancePersonalData } from '#insurance';
import { ledgerPersonalData } from '#ledger';
import { membershipPersonalData } from '#membership';
import { orderPersonalData } from '#orders';
import { partnerPersonalData } from '#partners';
import { paymentPersonalData } from '#payments';
import { payoutPersonalData } from '#payouts';
import { emailPersonalData } from '#platform/email/personal-data';
import { idempotencyPersonalData } from '#platform/idempotency';
import { jobPersonalData } from '#platform/jobs/personal-data';
import type { PersonalData } from '#platform/personal-data';
import { pricingPersonalData } from '#pricing';
import { receiptPersonalData } from '#receipts';
import { reviewPersonalData } from '#reviews';
import { savedPersonalData } from '#saved';
import { savedSearchPersonalData } from '#saved-searches';
import { sellingPersonalData } from '#selling';
import { stayPersonalData } from '#stays';
import { supportPersonalData } from '#support';
import { ticketPersonalData } from '#tickets';

/** Every feature that stores personal data. A deletion calls `assertDeletable` and `erase` in this order. */
export const personalData: readonly PersonalData[] = [
  // before the accounts, which write the last email
  emailPersonalData,
  accountPersonalData,
  bookingPersonalData,
  membershipPersonalData,
  insurancePersonalData,
  ticketPersonalData,
  sellingPersonalData,
  orderPersonalData,
  receiptPersonalData,
  paymentPersonalData,
  // before the stays, which take the account out of its teams
  payoutPersonalData,
  ledgerPersonalData,
  stayPersonalData,
  hostCalendarPersonalData,
  pricingPersonalData,
  flagPersonalData,
  supportPersonalData,
  conversationPersonalData,
  partnerPersonalData,
  reviewPersonalData,
  savedPersonalData,
  calendarFeedPersonalData,
  savedSearchPersonalData,
  idempotencyPersonalData,
  jobPersonalData,
];
