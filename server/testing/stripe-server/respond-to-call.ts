import { createAccount, createAccountLink } from './accounts.ts';
import { createIntent, createRefund, respondToIntentCall } from './intents.ts';
import { createMethod, respondToMethodCall } from './methods.ts';
import type { FormObject } from './parse-form.ts';
import { missing, newStripeId, type StripeCall, type StripeResponse, type StripeState } from './state.ts';

/** Far below the 100 of Stripe, so that a caller that reads only the first page fails its test. */
const pageLimit = 5;

const listOf = <T extends { id: string }>(all: T[], params: FormObject): StripeResponse => {
  const after = params['starting_after'];
  const start = after ? all.findIndex(({ id }) => id === after) + 1 : 0;
  const limit = Math.min(Number(params['limit'] ?? 10), pageLimit);
  const data = all.slice(start, start + limit);
  return { status: 200, body: { object: 'list', data, has_more: start + limit < all.length, url: '/' } };
};

/** Newest first, as Stripe lists. */
const listIntents = (state: StripeState, params: FormObject): StripeResponse => {
  const created = (params['created'] ?? {}) as FormObject;
  const { gte = 0, lt = Number.POSITIVE_INFINITY } = created as Record<string, string | number>;
  const found = [...state.intents.values()].filter(
    (intent) =>
      intent.created >= Number(gte) &&
      intent.created < Number(lt) &&
      (!params['customer'] || intent.customer === params['customer']),
  );
  return listOf(found.reverse(), params);
};

/** Newest first, too. */
const listAccounts = (state: StripeState, params: FormObject): StripeResponse => {
  const { gte = 0 } = (params['created'] ?? {}) as Record<string, string | number>;
  const found = [...state.accounts.values()].filter(({ created }) => created >= Number(gte));
  return listOf(found.reverse(), params);
};

const searchIntents = (state: StripeState, query: string): StripeResponse => {
  const [, key] = /^metadata\['golark_key'\]:'(.*)'$/.exec(query) ?? [];
  const known = state.isSearchBehind ? [] : [...state.intents.values()];
  const data = known.filter(({ metadata }) => metadata['golark_key'] === key);
  return { status: 200, body: { object: 'search_result', data, has_more: false, url: '/' } };
};

const listRefunds = (state: StripeState, params: FormObject): StripeResponse => {
  const of = [...state.refunds.values()].filter((one) => one.payment_intent === params['payment_intent']);
  return listOf(of, params);
};

const read = (state: StripeState, { path, params }: StripeCall): StripeResponse => {
  const [kind = '', id = ''] = path.split('/');
  if (path === 'payment_intents') return listIntents(state, params);
  if (path === 'payment_intents/search') return searchIntents(state, String(params['query']));
  if (path === 'refunds') return listRefunds(state, params);
  if (path === 'accounts') return listAccounts(state, params);
  const { accounts, intents, methods, refunds } = state;
  const kinds = { accounts, payment_intents: intents, payment_methods: methods, refunds };
  const found = kinds[kind as keyof typeof kinds]?.get(id);
  return found ? { status: 200, body: found } : missing(kind);
};

const write = (state: StripeState, { path, params }: StripeCall): StripeResponse => {
  const [kind, id = '', verb = ''] = path.split('/');
  if (path === 'customers') {
    const id = newStripeId('cus');
    state.customers.add(id);
    return { status: 200, body: { id, object: 'customer', ...params } };
  }
  if (path === 'setup_intents') {
    const intent = { id: newStripeId('seti'), object: 'setup_intent', client_secret: newStripeId('secret') };
    return { status: 200, body: { ...intent, ...params } };
  }
  if (path === 'accounts') return createAccount(state, params);
  if (path === 'account_links') return createAccountLink(state, params);
  if (path === 'payment_methods') return { status: 200, body: createMethod(state, params) };
  if (path === 'payment_intents') return createIntent(state, params);
  if (path === 'refunds') return createRefund(state, params);
  if (kind === 'payment_methods') return respondToMethodCall(state, { id, verb, params });
  if (kind === 'payment_intents') return respondToIntentCall(state, { id, verb, params });
  return missing(path);
};

/** Deletes a customer; its methods belong to no one afterwards. */
const remove = (state: StripeState, { path }: StripeCall): StripeResponse => {
  const [kind, id = ''] = path.split('/');
  if (kind !== 'customers' || !state.customers.delete(id)) return missing('customer');
  for (const method of state.methods.values()) if (method.customer === id) method.customer = null;
  return { status: 200, body: { id, object: 'customer', deleted: true } };
};

/** Responds to a call; a repeated idempotency key returns the first response unchanged. */
export const respondToCall = (state: StripeState, call: StripeCall): StripeResponse => {
  state.calls.push(call);
  if (call.method === 'GET') return read(state, call);
  if (call.method === 'DELETE') return remove(state, call);
  const key = call.idempotencyKey ? `${call.path} ${call.idempotencyKey}` : null;
  const known = key ? state.responses.get(key) : undefined;
  if (known) return { ...known, isReplay: true };
  const response = structuredClone(write(state, call));
  if (key) state.responses.set(key, response);
  return response;
};
