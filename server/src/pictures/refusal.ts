import type { FieldErrorCode, FieldErrorParams } from '@golark/contract/errors/rules';
import { Failure, invalidField } from '#platform/failure';

/** Why a file was refused. */
export interface Refusal {
  code: FieldErrorCode;
  params: FieldErrorParams;
}

export const refusedFor = ({ code, params }: Refusal): Failure => invalidField('file', code, params);

/** The reason in an error of the field, or null for any other error. */
export const refusalOf = (error: unknown): Refusal | null => {
  const found = error instanceof Failure ? error.details.errors?.[0] : undefined;
  return found ? { code: found.code, params: found.params ?? {} } : null;
};
