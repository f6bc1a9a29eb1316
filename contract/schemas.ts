import { accountsSchemas } from './accounts/schemas.ts';
import { bookingSchemas } from './booking/schemas.ts';
import { bookingChangesSchemas } from './booking-changes/schemas.ts';
import { calendarFeedsSchemas } from './calendar-feeds/schemas.ts';
import { calendarsSchemas } from './calendars/schemas.ts';
import type { Call, CallSchemas } from './call.ts';
import { conversationsSchemas } from './conversations/schemas.ts';
import { destinationsSchemas } from './destinations/schemas.ts';
import { emailPreferencesSchemas } from './email-preferences/schemas.ts';
import { eventsSchemas } from './events/schemas.ts';
import { flagsSchemas } from './flags/schemas.ts';
import { hostCalendarSchemas } from './host-calendar/schemas.ts';
import { hostsSchemas } from './hosts/schemas.ts';
import { insuranceSchemas } from './insurance/schemas.ts';
import { listingPicturesSchemas } from './listing-pictures/schemas.ts';
import { membershipSchemas } from './membership/schemas.ts';
import { objectionsSchemas } from './objections/schemas.ts';
import { onboardingSchemas } from './onboarding/schemas.ts';
import { operatorsSchemas } from './operators/schemas.ts';
import { ordersSchemas } from './orders/schemas.ts';
import { ownListingsSchemas } from './own-listings/schemas.ts';
import { partnersSchemas } from './partners/schemas.ts';
import { passwordResetSchemas } from './password-reset/schemas.ts';
import { paymentsSchemas } from './payments/schemas.ts';
import { payoutsSchemas } from './payouts/schemas.ts';
import { pricingSchemas } from './pricing/schemas.ts';
import { queueSchemas } from './queue/schemas.ts';
import { receiptsSchemas } from './receipts/schemas.ts';
import { reviewsSchemas } from './reviews/schemas.ts';
import { savedSchemas } from './saved/schemas.ts';
import { savedSearchesSchemas } from './saved-searches/schemas.ts';
import { searchSchemas } from './search/schemas.ts';
import { sellingSchemas } from './selling/schemas.ts';
import { sessionsSchemas } from './sessions/schemas.ts';
import { staysSchemas } from './stays/schemas.ts';
import { suggestionsSchemas } from './suggestions/schemas.ts';
import { supportSchemas } from './support/schemas.ts';
import { ticketCodesSchemas } from './ticket-codes/schemas.ts';
import { ticketTransfersSchemas } from './ticket-transfers/schemas.ts';
import { ticketsSchemas } from './tickets/schemas.ts';
import { twoStepSchemas } from './two-step/schemas.ts';
import { waitingListSchemas } from './waiting-list/schemas.ts';

const schemasByCall: Readonly<Record<string, CallSchemas>> = {
  ...accountsSchemas,
  ...sessionsSchemas,
  ...passwordResetSchemas,
  ...twoStepSchemas,
  ...emailPreferencesSchemas,
  ...destinationsSchemas,
  ...flagsSchemas,
  ...staysSchemas,
  ...calendarsSchemas,
  ...calendarFeedsSchemas,
  ...pricingSchemas,
  ...paymentsSchemas,
  ...payoutsSchemas,
  ...searchSchemas,
  ...savedSchemas,
  ...savedSearchesSchemas,
  ...bookingSchemas,
  ...bookingChangesSchemas,
  ...conversationsSchemas,
  ...hostCalendarSchemas,
  ...hostsSchemas,
  ...receiptsSchemas,
  ...reviewsSchemas,
  ...membershipSchemas,
  ...insuranceSchemas,
  ...onboardingSchemas,
  ...ordersSchemas,
  ...ownListingsSchemas,
  ...eventsSchemas,
  ...ticketsSchemas,
  ...queueSchemas,
  ...ticketCodesSchemas,
  ...ticketTransfersSchemas,
  ...waitingListSchemas,
  ...sellingSchemas,
  ...objectionsSchemas,
  ...suggestionsSchemas,
  ...supportSchemas,
  ...partnersSchemas,
  ...listingPicturesSchemas,
  ...operatorsSchemas,
};

/** The schemas of a call. Throws for a name that no feature declares. */
export const schemasOf = (call: Call): CallSchemas => {
  const schemas = schemasByCall[call.name];
  if (!schemas) throw new Error(`no schemas are declared for the call ${call.name}`);
  return schemas;
};
