import { changeName, editAccount, exportAccount, getAccount, signUp } from '@golark/contract/accounts/calls';
import type { LoginResult } from '@golark/contract/accounts/schemas';
import { quoteInsurance } from '@golark/contract/insurance/calls';
import { placeOrder } from '@golark/contract/orders/calls';
import { listReservations } from '@golark/contract/partners/calls';
import { issueInvoice } from '@golark/contract/receipts/calls';
import { orderTickets } from '@golark/contract/tickets/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aHost, aListing, anAccount, aPlace, aQuote, goodCard } from '#testing/factories';
import { insuranceOf } from '#testing/insurance';
import { emailsTo } from '#testing/read-emails';
import { textOfPages } from '#testing/read-pdf';
import { createTestApp, type TestApp } from '#testing/test-app';
import { aBrowser, aGame, aHold, seatsForSale } from '#testing/tickets';

const holders: { firstName: string; lastName: string }[] = [];

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp({}, ({ insurer }) => ({
    insurer: {
      ...insurer,
      issue: (order) => {
        holders.push(order.holder);
        return insurer.issue(order);
      },
    },
  }));
  await aPlace(golark.ctx.db);
});
afterAll(() => golark.close());

const email = 'sukarno@example.com';
const sukarno = { firstName: 'Sukarno', lastName: null };
const password = 'metolius-at-nine';

/** The name with something after it that stands for a last name. */
const inventedName = /Sukarno (null|undefined|-|Guest|n\/a|Sukarno)|Sukarno {2}|Sukarno ,/i;

const download = async (url: string, as?: LoginResult, headers = {}): Promise<string> => {
  const response = await golark.app.inject({
    url,
    headers: { ...headers, ...(as ? { authorization: `Bearer ${as.token.jwt}` } : {}) },
  });
  expect(response.headers['content-type']).toBe('application/pdf');
  return (await textOfPages(response.rawPayload)).join('\n');
};

test('signs up, changes the name in each way, and reads it in the account and its export', async () => {
  const { body: as } = await golark.call(signUp, {
    body: { ...sukarno, email: 'one@example.com', password },
  });
  expect(as.account).toMatchObject({ firstName: 'Sukarno', lastName: '' });
  await golark.call(editAccount, { as, body: { lastName: 'Ortega' } });
  const edited = await golark.call(editAccount, { as, body: { lastName: null } });
  expect(edited.body.lastName).toBe('');
  const body = { newFirstName: 'Suharto', newLastName: null };
  expect((await golark.call(changeName, { as, body })).body.account).toMatchObject({
    firstName: 'Suharto',
    lastName: '',
  });
  await golark.call(editAccount, { as, body: { locale: 'es' } });
  expect((await golark.call(getAccount, { as })).body).toMatchObject({ firstName: 'Suharto', lastName: '' });
  expect((await golark.call(exportAccount, { as })).body.account).toMatchObject({ lastName: '' });
});

test('a name that is left out is still required, with the code that forms translate', async () => {
  const errorOf = async (lastName: string | undefined) =>
    (await golark.call(signUp, { body: { firstName: 'Maya', lastName, email, password } as never })).problem
      .errors;
  expect(await errorOf(undefined)).toMatchObject([{ path: 'lastName', code: 'required' }]);
  expect(await errorOf(' ')).toMatchObject([{ path: 'lastName', code: 'too_short', message: 'minLength 1' }]);
});

test('a password of signs only is not the missing last name', async () => {
  const body = { ...sukarno, email: 'signs@example.com', password: '!?!?!?!?!?!?!?' };
  expect((await golark.call(signUp, { body })).status).toBe(201);
});

test('a stay with insurance has the one name on its papers, in emails, for the host and for the insurer', async () => {
  const { host, hostId } = await aHost(golark);
  const as = await anAccount(golark, { email, ...sukarno });
  const quote = await aQuote(golark, await aListing(golark.ctx.db, { property_manager_id: hostId }), { as });
  const insurance = await golark.call(quoteInsurance, {
    body: { ...insuranceOf(quote), booker: { ...sukarno, goPlus: false } },
  });
  const { quoteId } = quote;
  const { insuranceQuoteId } = insurance.body;
  const stay = { kind: 'stay' as const, quoteId, guest: { ...sukarno, email } };
  const items = [stay, { kind: 'insurance' as const, insuranceQuoteId }];
  const { body, status } = await golark.call(placeOrder, { as, body: { items, card: goodCard } });
  expect(status).toBe(201);
  const orderId = body.order.id;
  await golark.runJobs();
  const receipt = await download(`/v1/orders/${orderId}/receipt`, as);
  expect(receipt.split('\n')).toContain('Sukarno');
  const issued = await golark.call(issueInvoice, {
    as,
    params: { orderId },
    body: { companyName: 'Oak & Co', address: '1 Main Street', taxNumber: null },
  });
  const invoice = await download(`/v1/invoices/${issued.body.invoices[0]?.number}`, as);
  for (const paper of [receipt, invoice]) {
    expect(paper).toMatch(/Sukarno$/m);
    expect(paper).not.toMatch(inventedName);
  }
  const reservations = await golark.call(listReservations, { as: host, query: { tab: 'upcoming' } });
  expect(reservations.body.edges.map(({ node }) => node.guestName)).toEqual(['Sukarno']);
  expect(holders).toEqual([{ firstName: 'Sukarno', lastName: '' }]);
  const emails = await emailsTo(golark, email);
  expect(emails.length).toBeGreaterThan(1);
  for (const { text } of emails) expect(text).not.toMatch(inventedName);
});

test('tickets have the one name, with an account and without', async () => {
  const eventId = await aGame(golark);
  const listingId = await seatsForSale(golark, { eventId });
  const by = aBrowser();
  const hold = await aHold(golark, { listingId, quantity: 2 }, by);
  const buyer = { ...sukarno, email };
  const { body } = await golark.call(orderTickets, {
    ...by,
    body: { holdId: hold.id, buyer, card: goodCard },
  });
  const { id, key } = body.order;
  expect(body.order.buyer).toEqual({ firstName: 'Sukarno', lastName: '', email });
  const ticket = await download(`/v1/tickets/orders/${id}/tickets/1?key=${key}`);
  expect(ticket.split('\n')).toContain('Sukarno');
  expect(ticket).not.toMatch(inventedName);
});
