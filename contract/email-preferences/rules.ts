/**
 * The emails that an account can turn off, in groups that a person understands. Every other email is necessary: it confirms
 * or changes what was bought or sold, has what a guest needs to arrive, concerns money, or protects the account.
 */
export const mutableEmailKinds = [
  'reviewInvitations',
  'messages',
  'searchAlerts',
  'saleReminders',
  'hostBookings',
  'hostRequests',
  'hostRequestReminders',
  'hostWithdrawals',
  'hostChanges',
  'hostCancellations',
  'hostReviews',
  'hostArrivals',
] as const;

/** Those that only members of a host's team get. */
export const isHostEmailKind = (kind: MutableEmailKind): boolean => kind.startsWith('host');

export type MutableEmailKind = (typeof mutableEmailKinds)[number];

export const isMutableEmailKind = (text: string): text is MutableEmailKind =>
  mutableEmailKinds.some((kind) => kind === text);
