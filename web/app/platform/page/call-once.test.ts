import { getTicketOrder, holdTickets } from '@golark/contract/tickets/calls';
import { describe, expect, it } from 'vitest';
import { callOnce } from './call-once.server.ts';

/** The key that is sent for a form; null without one. */
const keyOf = async (
  fields: Record<string, string>,
  body: { listingId: string; quantity: number } = { listingId: 'a-listing', quantity: 2 },
): Promise<string | null> => {
  let key: string | null = null;
  const api = {
    fetch: async ({ headers }: Request) => {
      key = headers.get('idempotency-key');
      return Response.json({});
    },
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  await callOnce({ api, form }, holdTickets, { body });
  return key;
};

describe('a form that moves stock', () => {
  it('sends the same key when it is sent again', async () => {
    const key = await keyOf({ formId: 'one' });
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    expect(await keyOf({ formId: 'one' })).toBe(key);
  });

  it('sends another key once it was corrected, and after the page was loaded again', async () => {
    const key = await keyOf({ formId: 'one' });
    expect(await keyOf({ formId: 'one' }, { listingId: 'a-listing', quantity: 3 })).not.toBe(key);
    expect(await keyOf({ formId: 'two' })).not.toBe(key);
  });

  it('sends none from a page that visitors share', async () => {
    expect(await keyOf({})).toBeNull();
  });
});

it('a call that moves nothing has no key', async () => {
  const form = new FormData();
  form.set('formId', 'one');
  let headers = new Headers();
  const api = {
    fetch: async (request: Request) => {
      headers = request.headers;
      return Response.json({});
    },
  };
  await callOnce({ api, form }, getTicketOrder, { params: { orderId: 'an-order' }, query: {} });
  expect(headers.has('idempotency-key')).toBe(false);
});
