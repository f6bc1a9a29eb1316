import type { ApiError } from './api-client.ts';

export type FieldErrors = Readonly<Record<string, string>>;

/** The server's errors by their path: `{ 'guest.email': 'invalid string value' }`. */
export function fieldErrorsOf(error: ApiError): FieldErrors {
  return Object.fromEntries((error.errors ?? []).map(({ path, message }) => [path, message]));
}
