import { createHash } from 'node:crypto';
import type { Call, ProblemOf, ResponseOf } from '@golark/contract/call';
import { type ApiResult, type CallArguments, callApi } from '../api-client.ts';
import { textOf } from './form-values.ts';
import type { FormRequest } from './page-request.ts';

/**
 * The key of a form that is sent again as it is. It differs with what is sent, because a form that was rejected is corrected; the
 * id of the form is in no table, so that the key does not reveal a card number.
 */
const keyOf = (formId: string, call: Call, input: object): string =>
  createHash('sha256')
    .update(JSON.stringify([formId, call.name, input]))
    .digest('hex');

/** Makes a call for a form. One that moves money or stock does so once, however often the form is sent. */
export const callOnce = async <const C extends Call>(
  { api, form }: Pick<FormRequest, 'api' | 'form'>,
  call: C,
  input: CallArguments<C>,
): Promise<ApiResult<ResponseOf<C>, ProblemOf<C>>> => {
  const formId = textOf(form, 'formId');
  const key = call.isIdempotent && formId ? { 'idempotency-key': keyOf(formId, call, input) } : {};
  return callApi(api, call, { ...input, headers: { ...input.headers, ...key } } as CallArguments<C>);
};
