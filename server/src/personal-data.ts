import { accountPersonalData } from '#accounts';
import { bookingPersonalData } from '#booking';
import { flagPersonalData } from '#flags';
import { ledgerPersonalData } from '#ledger';
import { membershipPersonalData } from '#membership';
import { orderPersonalData } from '#orders';
import { paymentPersonalData } from '#payments';
import { emailPersonalData } from '#platform/email/personal-data';
import { idempotencyPersonalData } from '#platform/idempotency';
import { jobPersonalData } from '#platform/jobs/personal-data';
import type { PersonalData } from '#platform/personal-data';
import { pricingPersonalData } from '#pricing';
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
  ticketPersonalData,
  orderPersonalData,
  paymentPersonalData,
  ledgerPersonalData,
  stayPersonalData,
  pricingPersonalData,
  flagPersonalData,
  supportPersonalData,
  idempotencyPersonalData,
  jobPersonalData,
];
