import { describe, expect, it } from 'vitest';
import type { Api } from '../platform/request-context.ts';
import { readBankReturn, storeBankReturn } from './bank-return.ts';
import { loadConfirmation } from './load-confirmation.ts';

const address = (query: string) => new URL(`https://golark.example/membership/confirmation/${query}`);

/** What the loader throws: a response, or the data of one. */
const thrownBy = async (fetchAnswer: Api['fetch'], query: string) =>
  loadConfirmation({ fetch: fetchAnswer }, address(query)).then(
    () => null,
    (reason: Response | { init?: ResponseInit }) => reason,
  );

const statusOf = async (answer: Response, query = '?order=order1'): Promise<number | undefined> => {
  const thrown = await thrownBy(async () => answer, query);
  return thrown instanceof Response ? thrown.status : thrown?.init?.status;
};

describe('the confirmation page is not found', () => {
  it('for the order of another account, which the API does not find', async () => {
    expect(await statusOf(Response.json({ code: 'NOT_FOUND' }, { status: 404 }))).toBe(404);
  });

  it('for what can be no order', async () => {
    expect(await statusOf(Response.error(), '?order=..%2Fsecret')).toBe(404);
  });

  it('for an order without Go+', async () => {
    const order = { items: [{ kind: 'stay' }], payments: [], status: 'CONFIRMED' };
    expect(await statusOf(Response.json({ order }))).toBe(404);
  });
});

it('without an order, the account page shows the membership that there is', async () => {
  for (const query of ['', '?order=']) {
    const thrown = await thrownBy(async () => Response.error(), query);
    expect((thrown as Response).headers.get('location')).toBe('/account/membership/');
  }
});

it('a membership that was refunded is shown by the account page', async () => {
  const order = { items: [{ kind: 'membership', status: 'CANCELED' }], payments: [], status: 'CANCELED' };
  const thrown = await thrownBy(
    async ({ url }) => Response.json(url.includes('/orders/') ? { order } : { subscription: null }),
    '?order=order1',
  );
  expect((thrown as Response).headers.get('location')).toBe('/account/membership/');
});

describe('what a buyer had in mind before the bank', () => {
  const stored = { orderId: 'order1', next: '/property/stay1/?adults=2', code: 'GO2025' };
  const request = (cookie = '') => new Request('https://golark.example/', { headers: { cookie } });
  const cookieOf = (values: typeof stored) => String(storeBankReturn(request(), values).split(';')[0]);

  it('comes back with its order, and with no other', () => {
    const { orderId, ...bought } = stored;
    expect(readBankReturn(request(cookieOf(stored)), orderId)).toEqual(bought);
    expect(readBankReturn(request(cookieOf(stored)), 'order2')).toEqual({ next: '/', code: '' });
    expect(readBankReturn(request(), 'order1')).toEqual({ next: '/', code: '' });
  });

  it('is a cookie of an hour that scripts cannot read', () => {
    expect(storeBankReturn(request(), stored)).toMatch(
      /; Path=\/membership\/; Max-Age=3600; SameSite=Lax; HttpOnly; Secure$/,
    );
  });

  it('leads to no other site', () => {
    const elsewhere = cookieOf({ ...stored, next: '//evil.example' });
    expect(readBankReturn(request(elsewhere), 'order1').next).toBe('/');
  });
});
