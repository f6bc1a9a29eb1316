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
  SEATS_LISTED: { status: 409, kind: 'ConflictError', title: 'Conflict' },
  TICKET_LIMIT: { status: 409, kind: 'ConflictError', title: 'Conflict' },
  IN_QUEUE: { status: 409, kind: 'ConflictError', title: 'Conflict' },
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

/** A call that accepts an `Idempotency-Key` may return these for it. */
export const repeatErrors = {
  IDEMPOTENCY_KEY_REUSED: null,
  IDEMPOTENCY_IN_PROGRESS: null,
} as const satisfies { readonly [Code in ErrorCode]?: null };

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
  saved_limit: 'A wish list has {maximum} stays at most. Remove one first.',
  too_small: 'must be at least {minimum}',
  too_big: 'must be at most {maximum}',
  invalid: 'invalid string value',
  invalid_type: 'has the wrong type',
  unknown_key: 'is not a known key',
  not_json: 'must be JSON',
  not_a_date: 'must be a date, YYYY-MM-DD',
  no_such_date: 'must be a date that exists, from 1900 to 2199',
  email_taken: 'There is already an account with this email address.',
  transfer_self: 'These are your own tickets. Enter the address of somebody else.',
  email_unchanged: 'This is already your email address.',
  password_wrong: 'This password is wrong.',
  password_needed: 'Your login is older than 10 minutes. Give your password too.',
  password_breached: 'This password appears in known data breaches. Choose another one.',
  password_personal: 'This password is your email address or name. Choose another one.',
  name_contact: 'a name must not contain a phone number, an email address or a link',
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
  code_used_up: 'This code has been used as often as it can be.',
  code_reserved:
    'A purchase that is not paid yet has reserved this code. It is free again if that is not paid: try again in 15 minutes.',
  code_reserved_own: 'Your booking {booking} is not paid yet and uses this code. Pay or cancel it first.',
  coupon_minimum: 'applies to nightly rates of {limit} US dollars or more',
  coupon_elsewhere: 'This code does not apply to this stay.',
  coupon_without_stay: 'applies to stays only',
  deposit_not_offered: 'a deposit is not offered for this price',
  one_deposit: 'one stay of an order can be booked with a deposit',
  insurance_expired: 'has expired: ask for the price of the insurance again',
  insurance_other_stay:
    'is for another stay, other dates or another price than the order: ask for the price of the insurance again',
  duplicate_items: 'must not contain the same thing twice',
  one_tickets_item: 'must contain the tickets of one hold at most: order other tickets on their own',
  card_choice: 'provide either savedCardId or card',
  unknown_filter: '{filter} is not a known filter',
  unknown_page_token: 'is not a token of this search',
  header_length: 'must have 1 to 255 characters',
  flags_header: 'must be URL-encoded JSON of flag names and values, at most 4096 characters',
  range_days: 'must be 1 to {maximum} days after from',
  nights_kept_closed: 'the nights from {day} on stay closed, because a stay in them was canceled by the host',
  night_booked: 'the night of {day} is booked',
  night_closed: 'the night of {day} is closed',
  stay_order: 'must be after the arrival day',
  stay_past: 'is in the past',
  stay_notice: 'needs notice: the earliest arrival day is {day}',
  stay_too_far: 'stays can be booked at most {limit} days ahead',
  stay_closed_to_arrival: 'no stay arrives on {day}',
  stay_closed_to_departure: 'no stay departs on {day}',
  stay_min_stay_arrival: 'a stay that arrives on {day} has a minimum of {limit} nights',
  stay_min_stay_through: 'a stay that includes the night of {day} has a minimum of {limit} nights',
  stay_max_stay: 'this stay has a maximum of {limit} nights',
  stay_preparation: '{limit} nights are kept free before and after each booking',
  stay_max_guests: 'this stay sleeps at most {limit} guests',
  stay_no_pets: 'pets are not allowed',
  stay_rooms_party: 'the rooms must sleep exactly the adults, children and infants of the party',
  stay_rate_plan: 'the non-refundable rate is not offered for this stay',
  stay_room_gone: 'names a room type that this stay does not have',
  stay_room_guests: 'a room of this type sleeps at most {limit} guests',
  stay_rooms_left: 'only {limit} rooms of this type are free on these dates',
  stay_max_total: 'this stay costs more than {limit} US dollars, the most that can be paid at once',
  stay_unchanged: 'the dates, guests and rooms are those of the booking',
  stay_room_not_booked: 'names a room that the booking does not have',
  stay_begun: 'the stay has begun: only its departure day can be moved, to an earlier day',
  until_order: 'must be after from',
  rule_days: 'needs dates or weekdays',
  rule_empty: 'needs at least one value that this rule sets',
  rule_limit: 'a listing has at most {maximum} rules for single days; replace some of them by a longer range',
  rule_twice: 'must not contain two rules for the same days',
  rule_one_unit: 'is for listings whose room types have one unit each',
  part_unknown: 'is not a listing of this host',
  part_itself: 'is the listing itself',
  part_is_whole: 'has this listing as one of its parts',
  part_twice: 'must not name a listing twice',
  part_booked: 'the night of {day} is booked in both listings',
  max_below_min: 'must not be below the minimum',
  arrival_time: 'must be a full or half hour from {from} to {until}',
  ages_of_children: 'has more ages than there are children and infants',
  section_unknown: 'is not a section of this venue',
  row_unknown: 'is not a row of this section',
  row_standing: 'this section has no rows',
  seats_unknown: 'must be seats of this row, {first} to {last}',
  seats_order: 'must not come before the first seat',
  seats_too_many: 'at most {maximum} tickets can be listed together',
  seats_space: 'the first one has to be a wheelchair space: companion seats are sold with theirs',
  split_bay: 'a wheelchair space and its companion seats are sold together',
  seats_not_listed: 'must be seats of this listing that have no tickets yet',
  split_impossible:
    'with {count} tickets and at most {limit} for each buyer, some could never be sold under this rule',
  price_above_cap: 'the event allows at most {limit} US dollars for this face value',
  disclosure_aisle: 'neither end of the row is among these seats',
  in_hand_needed: 'is required until the tickets are uploaded',
  in_hand_past: 'is in the past',
  in_hand_late: 'must be {limit} or earlier, so that the tickets can be delivered in time',
  file_not_pdf: 'is not a PDF',
  file_encrypted: 'is protected with a password',
  file_damaged: 'is a PDF that cannot be read',
  file_too_big: 'must be at most {maximum} MB',
  file_too_complex: 'takes too long to read or is too big once it is unpacked',
  file_pages: 'has {count} pages for {expected} tickets; each ticket needs a page of its own',
  file_used: 'contains a ticket that was uploaded before',
  file_barcode_repeated: 'has the same barcode on the tickets {first} and {second}',
  delivery_kind: 'does not fit how these tickets were sold',
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
