import { z } from 'zod';

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
  CARD_DECLINED: { status: 402, kind: 'PaymentError', title: 'Payment Required' },
  NOT_FOUND: { status: 404, kind: 'NotFoundError', title: 'Not Found' },
  EMAIL_TAKEN: { status: 409, kind: 'ConflictError', title: 'Conflict' },
  DATES_UNAVAILABLE: { status: 409, kind: 'ConflictError', title: 'Conflict' },
  PRICE_CHANGED: { status: 409, kind: 'ConflictError', title: 'Conflict' },
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

/** One thing wrong with one field; `path` is dotted, `message` is `minLength N`, `invalid string value` or a sentence. */
export const FieldError = z.object({ path: z.string(), message: z.string() });
export type FieldError = z.infer<typeof FieldError>;

/** The body of every failed call (`application/problem+json`, RFC 9457). */
export const Problem = z.looseObject({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  kind: z.string(),
  code: z.enum(Object.keys(errorTable) as [ErrorCode, ...ErrorCode[]]),
  errors: z.array(FieldError).optional(),
  requestId: z.string(),
});
export type Problem = z.infer<typeof Problem>;
