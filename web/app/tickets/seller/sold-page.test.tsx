import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type ApiResponses, maya, openPage, problem } from '../../../testing/open-page.tsx';
import { sampleSale } from '../../../testing/sample-selling.ts';
import * as soldPage from './sold-page.tsx';

const usd = (amount: number) => ({ amount, currency: 'USD' });

const open = (sales: readonly object[], api: ApiResponses = {}) =>
  openPage(soldPage, {
    path: '/account/tickets/sold/',
    account: maya,
    api: {
      'GET /v1/tickets/sales': () =>
        Response.json({
          edges: sales.map((node) => ({ node })),
          pageInfo: { pageNumber: 1, pageSize: 10, totalPages: 1, totalCount: sales.length },
          held: usd(24_958),
          paid: usd(0),
        }),
      ...api,
    },
  });

describe("a seller's sales", () => {
  it('say whom to transfer the tickets to and until when, and are delivered there', async () => {
    const { user, sent } = await open([sampleSale], {
      'POST /v1/tickets/sales/order1/deliver': () => Response.json({ sale: sampleSale }),
    });
    expect(screen.getByText('Deliver by Fri, Dec 4, 7 PM PST')).toBeTruthy();
    expect(screen.getByText(/to Ana Diaz, ana@example.com/)).toBeTruthy();
    await user.type(screen.getByLabelText('App or service'), 'Ticket app');
    await user.type(screen.getByLabelText('Transfer number'), 'T-42');
    await user.click(screen.getByRole('button', { name: 'I’ve transferred them' }));
    expect(await screen.findByText('Delivered. We’ve told the buyer.')).toBeTruthy();
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      transfer: { service: 'Ticket app', reference: 'T-42' },
    });
  });

  it('need both words about a transfer', async () => {
    const { user, sent } = await open([sampleSale]);
    await user.type(screen.getByLabelText('App or service'), 'Ticket app');
    await user.click(screen.getByRole('button', { name: 'I’ve transferred them' }));
    expect(await screen.findByText('Enter the number of the transfer')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Transfer number')));
    expect(sent.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('that ended in the meantime say so', async () => {
    const { user } = await open([sampleSale], {
      'POST /v1/tickets/sales/order1/deliver': () => problem(409, 'INVALID_STATE'),
    });
    await user.type(screen.getByLabelText('App or service'), 'Ticket app');
    await user.type(screen.getByLabelText('Transfer number'), 'T-42');
    await user.click(screen.getByRole('button', { name: 'I’ve transferred them' }));
    expect((await screen.findByRole('alert')).textContent).toContain('can’t be delivered anymore');
  });

  it('of PDFs are delivered with a file', async () => {
    await open([{ ...sampleSale, delivery: 'upload', transferTo: null }]);
    expect(screen.getByLabelText('PDF with 2 tickets')).toBeTruthy();
  });

  it.each([
    ['DELIVERED', 'PAID', 'We paid you $249.58.'],
    ['MISSED', 'REVERSED', 'you paid 25% of the price'],
    ['CANCELED', 'REVERSED', 'You don’t have to deliver anything'],
  ])('in the state %s say what happened to the money', async (state, payoutState, words) => {
    await open([{ ...sampleSale, state, payoutState, transferTo: null, canDeliver: false }]);
    expect(screen.getByRole('article').textContent).toContain(words);
    expect(screen.queryByRole('button', { name: 'I’ve transferred them' })).toBeNull();
  });

  it('that the buyer objects to stop the payout, and are answered', async () => {
    const objection = {
      ...{ kind: 'refused', text: 'Sent home at the gate', state: 'OPEN', answer: null },
      ...{ madeAt: '2026-12-05T03:00:00.000Z', endedAt: null, reason: null },
    };
    const objected = { ...sampleSale, state: 'DELIVERED', payoutState: 'STOPPED', objection };
    const { user, sent } = await open(
      [{ ...objected, transferTo: null, canAnswer: true, canDeliver: false }],
      { 'POST /v1/tickets/sales/order1/objection': () => Response.json({ sale: sampleSale }) },
    );
    const card = screen.getByRole('article');
    expect(card.textContent).toContain('the tickets were refused at the entrance');
    expect(card.textContent).toContain('Sent home at the gate');
    expect(card.textContent).toContain('Your payout of $249.58 is on hold until we decide.');
    expect(screen.queryByText(/Deliver the 2 tickets/)).toBeNull();
    await user.click(screen.getByText('Answer the buyer'));
    await user.type(screen.getByLabelText('Your answer'), 'They were scanned.');
    await user.click(screen.getByRole('button', { name: 'Send the answer' }));
    expect(await screen.findByText('Sent. We’ve told the buyer.')).toBeTruthy();
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ text: 'They were scanned.' });
  });

  it('have words for none', async () => {
    await open([]);
    expect(screen.getByText('No sales yet')).toBeTruthy();
  });
});
