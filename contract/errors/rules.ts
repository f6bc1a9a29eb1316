/** The only table of error codes: code → HTTP status and kind. */
export const errorTable = {
  BAD_INPUT: { status: 400, kind: 'BadInputError', title: 'Bad Request' },
  VALIDATION_ERROR: { status: 422, kind: 'ValidationError', title: 'Unprocessable Content' },
  IDEMPOTENCY_KEY_REUSED: { status: 422, kind: 'ValidationError', title: 'Unprocessable Content' },
  UNAUTHENTICATED_ERROR: { status: 401, kind: 'AuthError', title: 'Unauthorized' },
  INVALID_CREDENTIALS: { status: 401, kind: 'AuthError', title: 'Unauthorized' },
  TWO_STEP_REQUIRED: { status: 401, kind: 'AuthError', title: 'Unauthorized' },
  UNAUTHORIZED_ERROR: { status: 403, kind: 'AuthError', title: 'Forbidden' },
  ACCOUNT_SUSPENDED: { status: 403, kind: 'AuthError', title: 'Forbidden' },
  AUTHENTICATION_REQUIRED: { status: 402, kind: 'PaymentError', title: 'Payment Required' },
  CARD_DECLINED: { status: 402, kind: 'PaymentError', title: 'Payment Required' },
  NOT_FOUND: { status: 404, kind: 'NotFoundError', title: 'Not Found' },
  EMAIL_TAKEN: { status: 409, kind: 'ConflictError', title: 'Conflict' },
  DATES_UNAVAILABLE: { status: 409, kind: 'ConflictError', title: 'Conflict' },
  PRICE_CHANGED: { status: 409, kind: 'ConflictError', title: 'Conflict' },
  TICKETS_UNAVAILABLE: { status: 409, kind: 'ConflictError', title: 'Conflict' },
  TICKET_LIMIT: { status: 409, kind: 'ConflictError', title: 'Conflict' },
  HOLD_EXPIRED: { status: 409, kind: 'ConflictError', title: 'Conflict' },
  QUOTE_EXPIRED: { status: 409, kind: 'ConflictError', title: 'Conflict' },
  INVALID_STATE: { status: 409, kind: 'ConflictError', title: 'Conflict' },
  IDEMPOTENCY_IN_PROGRESS: { status: 409, kind: 'ConflictError', title: 'Conflict' },
  PAYLOAD_TOO_LARGE: { status: 413, kind: 'PayloadTooLargeError', title: 'Content Too Large' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, kind: 'UnsupportedMediaTypeError', title: 'Unsupported Media Type' },
  RATE_LIMITED: { status: 429, kind: 'RateLimitedError', title: 'Too Many Requests' },
  INTERNAL_ERROR: { status: 500, kind: 'InternalError', title: 'Internal Server Error' },
  UNAVAILABLE: { status: 503, kind: 'UnavailableError', title: 'Service Unavailable' },
} as const;

export type ErrorCode = keyof typeof errorTable;

/** Errors that every call may return. */
export const commonErrors = [
  'BAD_INPUT',
  'VALIDATION_ERROR',
  'UNAUTHENTICATED_ERROR',
  'UNAUTHORIZED_ERROR',
  'ACCOUNT_SUSPENDED',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'RATE_LIMITED',
  'INTERNAL_ERROR',
  'UNAVAILABLE',
] as const satisfies readonly ErrorCode[];

export type CommonErrorCode = (typeof commonErrors)[number];

export type FieldErrorParams = Readonly<Record<string, string | number>>;

/**
 * What can be wrong with a field: code → English sentence with its parameters. Interfaces translate code and
 * parameters; the sentence is for people who read the response itself.
 */
export const fieldErrorMessages = {
  required: 'is required',
  too_short: 'minLength {minimum}',
  too_long: 'must be at most {maximum} characters',
  too_small: 'must be at least {minimum}',
  too_big: 'must be at most {maximum}',
  invalid: 'invalid string value',
  invalid_type: 'has the wrong type',
  unknown_key: 'is not a known key',
  not_json: 'must be JSON',
  not_a_date: 'must be a date, YYYY-MM-DD',
  no_such_date: 'must be a date that exists',
  email_taken: 'There is already an account with this email address.',
  email_unchanged: 'This is already your email address.',
  password_wrong: 'This password is wrong.',
  password_needed: 'Your login is older than 10 minutes. Give your password too.',
  password_breached: 'This password appears in known data breaches. Choose another one.',
  password_personal: 'This password is your email address or name. Choose another one.',
  phone_characters: 'Phone number contains invalid characters',
  code_wrong: 'This code is wrong or was used before.',
  link_expired: 'This link no longer works. Ask for a new one.',
  login_expired: 'This login has expired. Start again with your password.',
  card_expired: 'This card has expired.',
  card_number_refused:
    'card numbers are not accepted here; create a payment method in the card form and send its methodId',
  code_unknown: 'This code does not exist.',
  code_expired: 'This code has expired.',
  code_used: 'You have used this code already.',
  duplicate_items: 'must not contain the same thing twice',
  card_choice: 'provide either savedCardId or card',
  unknown_filter: '{filter} is not a known filter',
  unknown_page_token: 'is not a token of this search',
  header_length: 'must have 1 to 255 characters',
  flags_header: 'must be URL-encoded JSON of flag names and values, at most 4096 characters',
  range_days: 'must be 1 to {maximum} days after from',
  stay_order: 'must be after the arrival day',
  stay_past: 'is in the past',
  stay_too_far: 'stays can be booked at most {limit} days ahead',
  stay_min_nights: 'this stay has a minimum of {limit} nights for these dates',
  stay_max_nights: 'this stay has a maximum of {limit} nights',
  stay_max_guests: 'this stay sleeps at most {limit} guests',
  stay_no_pets: 'pets are not allowed',
  stay_rooms_party: 'the rooms must sleep exactly the adults, children and infants of the party',
  stay_max_total: 'this stay costs more than {limit} US dollars, the most that can be paid at once',
  arrival_time: 'must be a full or half hour from {from} to {until}',
  ages_of_children: 'has more ages than there are children and infants',
} as const;

export type FieldErrorCode = keyof typeof fieldErrorMessages;

/** `fieldErrorMessage('too_short', { minimum: 4 })` is `minLength 4`. */
export const fieldErrorMessage = (code: FieldErrorCode, params: FieldErrorParams = {}): string =>
  fieldErrorMessages[code].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));

/** The options of a Zod `refine` whose failure has this code. */
export const fieldRule = (code: FieldErrorCode): { message: string; params: { code: FieldErrorCode } } => ({
  message: fieldErrorMessage(code),
  params: { code },
});
