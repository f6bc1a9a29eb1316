export { authenticate } from './authenticate.ts';
export { confirmPassword } from './confirm-password.ts';
export { createDemoAccount } from './create-demo-account.ts';
export { createDemoSellers } from './create-demo-sellers.ts';
export { createGuestAccount } from './create-guest-account.ts';
export { emailTeam } from './email-team.ts';
export { localeOfAccount } from './emails/write-account-email.ts';
export { accountJobs, accountRecurringJobs } from './jobs.ts';
export { countUseOfAddress } from './limit-attempts.ts';
export { grantPermission, revokePermission } from './operators.ts';
export { accountPersonalData } from './personal-data.ts';
export { getAccount } from './present-account.ts';
export { assertMember, membershipStateOf, presentSubscription } from './present-subscription.ts';
export { registerAccountRoutes } from './routes.ts';
export { addressKeyOf } from './rules/address-key.ts';
export { splitPhoneNumber } from './rules/phone-number.ts';
export { clearSessionCookie } from './session-cookie.ts';
export { sessionCookieName } from './session-tokens.ts';
export {
  findAccount,
  findAccountByEmail,
  findManagerOf,
  lockAccount,
  lockOpenAccount,
} from './store/accounts.ts';
export { findSubscription, type SubscriptionRecord } from './store/subscriptions.ts';
export { listOperators, listOwnedHostIds, listTeamMembers, saveTeamMember } from './store/teams.ts';
export { listSuspended, restoreAccount, type SuspensionChange, suspendAccount } from './suspend-account.ts';
export { changeTeam, type TeamChange } from './teams.ts';
