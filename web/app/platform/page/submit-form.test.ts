import { changeName, editAccount, signUp } from '@golark/contract/accounts/calls';
import { fieldError } from '@golark/contract/errors/field-errors';
import { logIn } from '@golark/contract/sessions/calls';
import { contactUs } from '@golark/contract/support/calls';
import { en } from '@golark/messages/pages/en';
import { es } from '@golark/messages/pages/es';
import { RouterContextProvider } from 'react-router';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ApiError } from '../api-client.ts';
import { provideMessages } from '../messages.ts';
import { apiContext } from '../request-context.ts';
import { rawTextOf, textOf, valuesOf } from './form-values.ts';
import { orNetworkIssue } from './network-issue.ts';
import { type FormRequest, readForm, runIntent } from './page-request.ts';
import { outcomeOfError, submitForm } from './submit-form.server.ts';

beforeAll(() => {
  provideMessages('en', en);
  provideMessages('es', es);
});

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

type Sent = { path: string; body: unknown };

/** A form as an action receives it, with an API that records its calls. */
const formRequest = async (values: Record<string, string>, language = 'en') => {
  const sent: Sent[] = [];
  const context = new RouterContextProvider();
  context.set(apiContext, {
    fetch: async (request) => {
      sent.push({ path: new URL(request.url).pathname, body: await request.json() });
      return Response.json({});
    },
  });
  const url = new URL('https://golark.test/somewhere/');
  const headers = { 'accept-language': language };
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(values), headers });
  return { request: await readForm({ request, url, context }), sent };
};

const login = (request: FormRequest) =>
  submitForm(request, {
    intent: 'password',
    call: logIn,
    body: { email: textOf(request.form, 'email'), password: rawTextOf(request.form, 'password') },
    fields: ['email'],
  });

describe('submitting a form', () => {
  it.each([
    [{}, { email: 'Email address is required', password: 'Password is required' }],
    [
      { email: 'maya@@x', password: '12345' },
      {
        email: 'Email address is invalid',
        password: 'Password must be at least 6 characters',
      },
    ],
  ])('rejects %j with the sentences of the specification, without a call', async (values, errors) => {
    const { request, sent } = await formRequest(values);
    const result = await login(request);
    expect(result).toMatchObject({ ok: false, error: null, outcome: { intent: 'password', errors } });
    expect(sent).toEqual([]);
  });

  it('answers in the language of the page', async () => {
    const { request } = await formRequest({ email: 'x' }, 'es');
    const result = await login(request);
    expect(result.ok || result.outcome.errors['email']).toBe('El correo electrónico no es válido');
  });

  it('sends what the contract accepts, and never trims a password', async () => {
    const { request, sent } = await formRequest({ email: ' maya@example.com ', password: '  two words  ' });
    await login(request);
    expect(sent).toEqual([
      { path: logIn.path, body: { email: 'maya@example.com', password: '  two words  ' } },
    ]);
  });

  it('shows the named fields again, and no others', async () => {
    const { request } = await formRequest({ email: 'maya@@x', password: 'secret' });
    const result = await login(request);
    expect(result.ok || result.outcome.values).toEqual({ email: 'maya@@x' });
  });

  it('requires every field of a new account in the words of the specification', async () => {
    const { request } = await formRequest({});
    const body = { password: 'elevenchars', phone: { countryCallingCode: '1', nationalNumber: '5x' } };
    const result = await submitForm(request, { intent: 'x', call: signUp, body });
    expect(result.ok || result.outcome.errors).toEqual({
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Email address is required',
      password: 'Password must be at least 12 characters',
      nationalNumber: 'Phone number contains invalid characters',
    });
  });

  it('requires address and phone in the words of the specification', async () => {
    const { request } = await formRequest({});
    const address = { line1: undefined, city: undefined, countryCode: undefined };
    const errors = [fieldError('address.state', 'required'), fieldError('address.zip', 'required')];
    const phone = { countryCallingCode: undefined, nationalNumber: undefined };
    const body = { address, phone };
    const result = await submitForm(request, { intent: 'x', call: editAccount, body, errors });
    expect(result.ok || result.outcome.errors).toEqual({
      line1: 'Address is required',
      city: 'City is required',
      countryCode: 'Country is required',
      state: 'State is required',
      zip: 'Postal code is required',
      countryCallingCode: 'Phone extension is required',
      nationalNumber: 'Contact number is required',
    });
  });

  it('puts an error at the field of the form where its name differs from the body', async () => {
    const { request } = await formRequest({});
    const fieldOf = { newFirstName: 'firstName' };
    const result = await submitForm(request, { intent: 'x', call: changeName, body: {}, fieldOf });
    expect(result.ok || Object.keys(result.outcome.errors)).toEqual(['firstName', 'newLastName']);
  });

  it('rejects control characters like the API does', async () => {
    const { request, sent } = await formRequest({});
    const body = { name: 'Maya\u0000', email: 'maya@example.com', subject: 'Hi', message: 'Text' };
    const result = await submitForm(request, { intent: 'x', call: contactUs, body });
    expect(result.ok || result.outcome.errors).toEqual({ name: 'Name is not valid' });
    expect(sent).toEqual([]);
  });
});

describe('the outcome of a failed call', () => {
  it('has the server’s errors at the fields of the form', () => {
    const errors: ApiError['errors'] = [
      fieldError('address.line1', 'required'),
      fieldError('newFirstName', 'required'),
      fieldError('phone.nationalNumber', 'invalid'),
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
  ] as const)('shows %s above the form as %s', (code, problem) => {
    const failure = error(code, { kind: 'AuthError' });
    expect(outcomeOfError(failure, { intent: 'x', locale: 'en' }).problem).toBe(problem);
  });

  it('is network_issue without a response, a redirect is followed, and every other error is thrown', async () => {
    const answer = await orNetworkIssue(Promise.reject(new TypeError('Failed to fetch')));
    const response = answer as unknown as Response;
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ problem: 'network_issue', isDone: false });
    const refused = new Response(null, { status: 403 });
    await expect(orNetworkIssue(Promise.reject(refused))).rejects.toBe(refused);
    const lead = new Response(null, { status: 302, headers: { location: '/trips/' } });
    await expect(orNetworkIssue(Promise.reject(lead))).resolves.toBe(lead);
    await expect(orNetworkIssue(Promise.resolve('done'))).resolves.toBe('done');
  });
});

describe('a submitted form', () => {
  it('is rejected when another site sends it', async () => {
    const url = new URL('https://golark.test/login/');
    const request = new Request(url, { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } });
    const reading = readForm({ request, url, context: new RouterContextProvider() });
    await expect(reading).rejects.toMatchObject({ status: 403 });
  });

  it('is handled by its intent; an unknown one is rejected', async () => {
    const { request } = await formRequest({ intent: 'save' });
    expect(await runIntent(request, { save: async () => 'saved' })).toBe('saved');
    const other = await formRequest({ intent: 'constructor' });
    expect(() => runIntent(other.request, {})).toThrow(Response);
  });

  it('has values without surrounding spaces; blank ones are absent', () => {
    const form = new FormData();
    form.set('city', '  Portland ');
    form.set('blank', '   ');
    expect(textOf(form, 'city')).toBe('Portland');
    expect(textOf(form, 'blank')).toBeUndefined();
    expect(valuesOf(form, ['city', 'missing'])).toEqual({ city: 'Portland', missing: '' });
  });
});
