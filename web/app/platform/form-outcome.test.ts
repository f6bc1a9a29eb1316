import { beforeAll, describe, expect, it } from 'vitest';
import { en } from '../messages/en.ts';
import type { ApiError } from './api-client.ts';
import { asTyped, keptOf, outcomeOfError, trimmed } from './form-outcome.ts';
import { provideMessages } from './messages.ts';
import { orNetworkIssue } from './network-issue.ts';

beforeAll(() => provideMessages('en', en));

const error = (code: ApiError['code'], more: Partial<ApiError> = {}): ApiError => ({
  type: 'about:blank',
  title: '',
  status: 422,
  statusCode: 422,
  detail: '',
  kind: 'ValidationError',
  requestId: '',
  code,
  ...more,
});

describe('what becomes of a form', () => {
  it('puts the server’s words at the fields of the form, whatever their path was', () => {
    const errors: ApiError['errors'] = [
      { path: 'address.line1', code: 'required', params: {}, message: '' },
      { path: 'newFirstName', code: 'required', params: {}, message: '' },
      { path: 'phone.nationalNumber', code: 'invalid', params: {}, message: '' },
    ];
    const outcome = outcomeOfError(error('VALIDATION_ERROR', { errors }), {
      intent: 'x',
      locale: 'en',
      fieldOf: { 'address.line1': 'addressLine1', newFirstName: 'firstName' },
    });
    expect(outcome.errors).toEqual({
      addressLine1: 'Address is required',
      firstName: 'First Name is required',
      nationalNumber: 'Phone Number is not valid',
    });
    expect(outcome.problem).toBeNull();
  });

  it.each([
    ['INVALID_CREDENTIALS', 'wrongCredentials'],
    ['RATE_LIMITED', 'tooMany'],
    ['ACCOUNT_SUSPENDED', 'suspended'],
    ['UNAUTHENTICATED_ERROR', 'signedOut'],
    ['CARD_DECLINED', 'declined'],
    ['NOT_FOUND', 'notFound'],
    ['INTERNAL_ERROR', 'unavailable'],
  ] as const)('says %s above the form', (code, problem) => {
    const refusal = error(code, { kind: 'AuthError' });
    expect(outcomeOfError(refusal, { intent: 'x', locale: 'en' }).problem).toBe(problem);
  });

  it('is network_issue when no answer came, and keeps throwing everything else', async () => {
    const answer = await orNetworkIssue(Promise.reject(new TypeError('Failed to fetch')));
    const response = answer as unknown as Response;
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ problem: 'network_issue', isDone: false });
    const redirect = new Response(null, { status: 302 });
    await expect(orNetworkIssue(Promise.reject(redirect))).rejects.toBe(redirect);
    await expect(orNetworkIssue(Promise.resolve('done'))).resolves.toBe('done');
  });

  it('trims words, but never passwords', () => {
    const form = new FormData();
    form.set('city', '  Portland ');
    form.set('password', '  two words  ');
    expect(trimmed(form, 'city')).toBe('Portland');
    expect(asTyped(form, 'password')).toBe('  two words  ');
    expect(keptOf(form, ['city', 'missing'])).toEqual({ city: 'Portland', missing: '' });
  });
});
