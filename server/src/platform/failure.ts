import type { ErrorCode, FieldError } from '@golark/contract/errors';

export interface FailureDetails {
  /** One sentence for people; the code's title if left out. */
  detail?: string;
  errors?: FieldError[];
  /** Further members of the problem document, such as the new quote of PRICE_CHANGED. */
  extra?: Record<string, unknown>;
  retryAfterSeconds?: number;
}

/** An expected failure of a use case; one handler turns it into problem+json. */
export class Failure extends Error {
  readonly code: ErrorCode;
  readonly details: FailureDetails;
  constructor(code: ErrorCode, details: FailureDetails = {}) {
    super(details.detail ?? code);
    this.name = 'Failure';
    this.code = code;
    this.details = details;
  }
}

/** A well-formed field with a value that is not acceptable. */
export const invalidField = (path: string, message: string, extra: Record<string, unknown> = {}): Failure =>
  new Failure('VALIDATION_ERROR', { detail: `${path}: ${message}`, errors: [{ path, message }], extra });

/** A rule of the call itself is broken. */
export const badInput = (path: string, message: string): Failure =>
  new Failure('BAD_INPUT', { detail: `${path}: ${message}`, errors: [{ path, message }] });

export const notFound = (what: string): Failure =>
  new Failure('NOT_FOUND', { detail: `${what} was not found.` });
