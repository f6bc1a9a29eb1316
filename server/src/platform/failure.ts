import { fieldError } from '@golark/contract/errors/field-errors';
import type { ErrorCode, FieldErrorCode, FieldErrorParams } from '@golark/contract/errors/rules';
import type { FieldError } from '@golark/contract/errors/schemas';

export interface FailureDetails {
  /** One sentence; the title of the code if omitted. */
  detail?: string;
  errors?: FieldError[];
  /** Members added to the problem document, such as the new quote of PRICE_CHANGED. */
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

const failureOfField = (code: ErrorCode, error: FieldError): Failure =>
  new Failure(code, { detail: `${error.path}: ${error.message}`, errors: [error] });

/** VALIDATION_ERROR for a well-formed field with an unacceptable value. */
export const invalidField = (path: string, code: FieldErrorCode, params: FieldErrorParams = {}): Failure =>
  failureOfField('VALIDATION_ERROR', fieldError(path, code, params));

/** BAD_INPUT for a violated rule of the call itself. */
export const badInput = (path: string, code: FieldErrorCode, params: FieldErrorParams = {}): Failure =>
  failureOfField('BAD_INPUT', fieldError(path, code, params));

export const notFound = (what: string): Failure =>
  new Failure('NOT_FOUND', { detail: `${what} was not found.` });
