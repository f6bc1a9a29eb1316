/**
 * The kinds of events in another site's calendar: a `reservation` there, a `block` by the host, or the `shadow` of a rule of that site or of our own
 * export. Shadows take no nights.
 */
export const feedEventKinds = ['reservation', 'block', 'shadow'] as const;
export type FeedEventKind = (typeof feedEventKinds)[number];

/** Why a calendar could not be fetched or read. */
export const feedFaults = [
  'bad_address',
  'not_public',
  'unknown_host',
  'unreachable',
  'tls',
  'too_many_redirects',
  'bad_redirect',
  'too_large',
  'too_slow',
  'broken_answer',
  'not_found',
  'refused',
  'site_error',
  'not_a_calendar',
  'truncated',
  'too_many_events',
  'too_complex',
  'empty_file',
] as const;
export type FeedFault = (typeof feedFaults)[number];

/** The outcome of a fetch. `held`: it would lose more than half of the future events, so it changed nothing yet. */
export const fetchOutcomes = ['imported', 'unchanged', 'held', 'failed'] as const;
export type FetchOutcome = (typeof fetchOutcomes)[number];

/** Why an event of a calendar was left out. */
export const eventProblems = [
  'no_start',
  'no_nights',
  'reversed',
  'bad_date',
  'bad_rule',
  'too_long',
  'unknown_zone',
  'unclosed',
  'this_and_future',
] as const;
export type EventProblemCode = (typeof eventProblems)[number];

export const maxFeedsPerRoom = 20;
export const maxFeedUrlLength = 2_000;
export const maxFeedNameLength = 60;
