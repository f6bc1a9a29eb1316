import { z } from 'zod';
import { type ErrorCode, errorTable, type FieldErrorCode, fieldErrorMessages } from './rules.ts';

/**
 * One thing wrong with one field. `path` is dotted; interfaces translate `code` with its `params`; `message` is
 * `minLength N`, `invalid string value` or an English sentence.
 */
export const FieldError = z.strictObject({
  path: z.string(),
  code: z.enum(Object.keys(fieldErrorMessages) as [FieldErrorCode, ...FieldErrorCode[]]),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  message: z.string(),
});

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
