export { enqueueDuePeriods } from './announce-renewal.ts';
export { membershipJobs, membershipRecurringJobs } from './jobs.ts';
export { membershipListeners } from './listeners.ts';
export { addCode, describeCodes, stopCode } from './manage-codes.ts';
export { membershipFulfilment } from './membership-fulfilment.ts';
export { membershipPersonalData } from './personal-data.ts';
export { prepareMembership } from './prepare-membership.ts';
export { registerMembershipRoutes } from './routes.ts';
export { findUnpaidPeriod } from './store/periods.ts';
