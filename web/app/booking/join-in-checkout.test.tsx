import type { Quote } from '@golark/contract/pricing/schemas';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type ApiResponses, maya, openPage, problem } from '../../testing/open-page.tsx';
import { codeOf, newSubscription, plansFor, sampleMembership } from '../../testing/sample-membership.ts';
import { sampleCard, sampleQuote, sampleStay } from '../../testing/sample-stay.ts';
import type { Account } from '../platform/request-context.ts';
import * as bookingPage from './booking-page.tsx';

const order = 'PUT /v1/orders';
const book = 'PUT /v1/booking';
const dollars = (amount: number) => ({ amount: amount * 100, currency: 'USD' as const });
const { nonMember } = sampleQuote;

/** The sample stay, which costs a member this much less than $682. */
const quoteSaving = (amount: number): Quote => ({
  ...sampleQuote,
  member: {
    ...nonMember,
    lines: [...nonMember.lines, { code: 'member_discount', label: 'Go+ discount', amount: dollars(-amount) }],
    total: dollars(682 - amount),
    savings: dollars(amount),
  },
});

type Options = { locale?: 'en' | 'es'; quote?: Quote; account?: Account; query?: string };

const open = (api: ApiResponses = {}, options: Options = {}) => {
  const { locale = 'en', quote = quoteSaving(120), account = maya, query = '' } = options;
  return openPage(bookingPage, {
    path: '/booking/:id/',
    address: `/booking/stay1/?dateFrom=2027-01-10&dateTo=2027-01-13&adults=2&quote=quote1${query}`,
    locale,
    account,
    api: {
      'GET /v1/property/stay1': () => Response.json(sampleStay),
      'GET /v1/quotes/quote1': () => Response.json(quote),
      'GET /v1/account/me/saved-cards': () => Response.json({ cards: [sampleCard] }),
      'GET /v1/bookings/upcoming': () => Response.json({ edges: [] }),
      'GET /v1/tickets/holds': () => Response.json({ holds: [] }),
      'GET /v1/membership/plans': () => Response.json(plansFor(codeOf('APPLIED'))),
      ...api,
    },
  });
};

const placed = Response.json.bind(null, {
  order: {
    items: [
      { id: 'item1', kind: 'membership' },
      { id: 'trip1', kind: 'stay' },
    ],
  },
});
const pay = (name: string) => screen.getAllByRole('button', { name })[0] as HTMLElement;
const option = (name = 'Join Go+ for $59.00 and pay $120.00 less for this stay') =>
  screen.getByRole<HTMLInputElement>('checkbox', { name });
const consent = plansFor(null).plans[0]?.renewalConsent ?? '';
const sentTo = (sent: readonly { method: string; path: string; body: unknown }[]) =>
  sent.filter(({ method }) => method === 'PUT').map(({ path, body }) => ({ path, body }));
const guest = { firstName: 'Maya', lastName: 'Ortega', email: 'maya@example.com' };
const membership = { kind: 'membership', planId: 'go-plus-year', code: 'GO2025' };
const declined = () =>
  problem(402, 'CARD_DECLINED', { kind: 'PaymentError', holdExpiresAt: '2026-11-20T18:30:00.000Z' });

/** The amounts of the lines next to the button; they add up to the last one. */
const shownLines = () => {
  const [lines] = [...document.querySelectorAll('.price-lines')];
  const amounts = [...(lines?.querySelectorAll('dd') ?? [])].map((cell) => cell.textContent ?? '');
  return amounts.map((words) => Number(words.replace('−', '-').replaceAll(/[^\d.-]/g, '')));
};

describe('Go+ in the checkout of a stay', () => {
  it.each([
    {
      locale: 'en',
      name: 'Join Go+ for $59.00 and pay $120.00 less for this stay',
      before: 'Pay $682.00',
      after: 'Pay $621.00',
    },
    {
      locale: 'es',
      name: 'Únete a Go+ por $59.00 y paga $120.00 menos por esta estancia',
      before: 'Pagar $682.00',
      after: 'Pagar $621.00',
    },
  ] as const)(
    'is an unchecked option whose check changes every price in place, in $locale',
    async (words) => {
      const { user } = await open({}, { locale: words.locale });
      expect(option(words.name).checked).toBe(false);
      expect(pay(words.before)).toBeTruthy();
      const note = document.querySelector('textarea') as HTMLTextAreaElement;
      await user.type(note, 'We come late.');
      await user.click(option(words.name));
      expect(pay(words.after)).toBeTruthy();
      expect(screen.getByRole('status').textContent).toBe('Total: $621.00');
      expect(screen.queryByText('$682.00', { selector: 'dd' })).toBeNull();
      const lines = shownLines();
      expect(lines.at(-1)).toBe(621);
      expect(lines.slice(0, -1).reduce((sum, line) => sum + line, 0)).toBe(621);
      expect(note.value).toBe('We come late.');
      await user.click(option(words.name));
      expect(pay(words.before)).toBeTruthy();
    },
  );

  it('is bought with the stay in one order, without a consent that was not given', async () => {
    const { user, sent } = await open({ [order]: () => placed({ status: 201 }) });
    await user.click(option());
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: consent }).checked).toBe(false);
    await user.click(pay('Pay $621.00'));
    await screen.findByText(/page \/account\/trips\/trip1\/\?booked=1/);
    expect(sentTo(sent)).toEqual([
      {
        path: '/v1/orders',
        body: {
          items: [
            { kind: 'stay', quoteId: 'quote1', guest },
            { ...membership, renewalConsent: false },
          ],
          savedCardId: 'card1',
        },
      },
    ]);
  });

  it('sends the consent to renewal that was given apart from it', async () => {
    const { user, sent } = await open({ [order]: () => placed({ status: 201 }) });
    expect(screen.queryByRole('checkbox', { name: consent })).toBeNull();
    await user.click(option());
    await user.click(screen.getByRole('checkbox', { name: consent }));
    await user.click(pay('Pay $621.00'));
    await screen.findByText(/page \/account\/trips\//);
    expect(sentTo(sent)[0]?.body).toMatchObject({ items: [{}, { ...membership, renewalConsent: true }] });
  });

  it('is not bought when it was taken out again', async () => {
    const { user, sent } = await open({
      [book]: () => Response.json({ booking: { id: 'trip1' } }, { status: 201 }),
    });
    await user.click(option());
    await user.click(option());
    await user.click(pay('Pay $682.00'));
    await screen.findByText(/page \/account\/trips\/trip1\//);
    expect(sentTo(sent)).toEqual([
      { path: '/v1/booking', body: { quoteId: 'quote1', guest, savedCardId: 'card1' } },
    ]);
  });

  it('that does not pay off with this stay is not offered; one that was asked for says so', async () => {
    const view = await open({}, { quote: quoteSaving(41) });
    expect(screen.queryByText(/Join Go\+/)).toBeNull();
    view.unmount();
    await open({}, { quote: quoteSaving(41), query: '&goPlus=1' });
    expect(screen.getByText(/take \$41.00 off this stay and costs \$59.00. It doesn’t pay off/)).toBeTruthy();
    expect(option('Join Go+ for $59.00 anyway').checked).toBe(true);
    expect(pay('Pay $700.00')).toBeTruthy();
  });

  it.each([
    ['a stay without a member price', { quote: sampleQuote }],
    ['a member', { quote: { ...quoteSaving(120), applies: 'member' as const } }],
    [
      'a member whose renewal is not paid',
      { account: { ...maya, membershipSubscription: { ...newSubscription, status: 'PAST_DUE' as const } } },
    ],
  ])('is not offered to %s', async (_, options) => {
    await open({}, options);
    expect(screen.queryByText(/Join Go\+/)).toBeNull();
  });

  it('is in the price from the start where its address says so, as without JavaScript', async () => {
    await open({}, { query: '&goPlus=1' });
    expect(pay('Pay $621.00')).toBeTruthy();
    expect(
      screen.getByRole('link', { name: 'Show the price without Go+' }).getAttribute('href'),
    ).not.toContain('goPlus');
  });

  it('does not show the refunds of another price', async () => {
    const { user } = await open();
    expect(screen.getByText('Full refund: $682.00')).toBeTruthy();
    await user.click(option());
    expect(screen.queryByText('Full refund: $682.00')).toBeNull();
    expect(screen.getByText('Full refund')).toBeTruthy();
  });
});

describe('an order with Go+ that was not paid', () => {
  it('stays as it was placed: another card pays the same, with the same consent', async () => {
    const answers = [declined, () => placed({ status: 201 })];
    const { user, sent } = await open({ [order]: () => answers.shift()?.() ?? Response.error() });
    await user.click(option());
    await user.click(screen.getByRole('checkbox', { name: consent }));
    await user.click(pay('Pay $621.00'));
    expect((await screen.findByRole('alert')).textContent).toContain('Payment declined.');
    expect(screen.queryByRole('checkbox', { name: /Join Go\+/ })).toBeNull();
    expect(screen.queryByRole('checkbox', { name: consent })).toBeNull();
    await user.click(pay('Pay $621.00'));
    await screen.findByText(/page \/account\/trips\//);
    const [first, second] = sentTo(sent);
    expect(second).toEqual(first);
  });

  it('of a stay alone offers no Go+ any more', async () => {
    const { user } = await open({ [book]: declined });
    await user.click(pay('Pay $682.00'));
    await screen.findByRole('alert');
    expect(screen.queryByText(/Join Go\+/)).toBeNull();
  });

  it('is opened again with the price it was placed for', async () => {
    const booking = { id: 'trip1', orderId: 'order1', propertyId: 'stay1' };
    const held = { ...booking, quoteId: 'quote1', status: 'PAYMENT_FAILED' };
    const lines = [{ code: 'membership', label: 'Go+ for one year', amount: dollars(79) }];
    const items = [
      { id: 'trip1', kind: 'stay', lines: [] },
      { id: 'item2', kind: 'membership', lines },
    ];
    const { user, sent } = await open({
      'GET /v1/bookings/upcoming': () => Response.json({ edges: [{ node: { id: 'trip1' } }] }),
      'GET /v1/bookings': () => Response.json({ edges: [{ node: held }] }),
      'GET /v1/orders/order1': () => Response.json({ order: { id: 'order1', items, payments: [] } }),
      [order]: () => placed({ status: 201 }),
    });
    expect(screen.getAllByText('Go+ for one year').length).toBeGreaterThan(0);
    await user.click(pay('Pay $641.00'));
    await screen.findByText(/page \/account\/trips\//);
    expect(sentTo(sent)[0]?.body).toMatchObject({ items: [{ kind: 'stay' }, { kind: 'membership' }] });
  });

  it('that the bank asks to confirm leads to the trip', async () => {
    const items = [{ id: 'trip1', kind: 'stay' }];
    const asked = { kind: 'PaymentError', orderId: 'order1', action: { url: '/bank' }, holdExpiresAt: null };
    const { user } = await open({
      [order]: () => problem(402, 'AUTHENTICATION_REQUIRED', asked),
      'GET /v1/orders/order1': () => Response.json({ order: { items } }),
    });
    await user.click(option());
    await user.click(pay('Pay $621.00'));
    await screen.findByText('page /account/trips/trip1/');
  });
});

describe('an order with Go+ that is refused', () => {
  it('because the code has ended shows the new price of Go+', async () => {
    let code = codeOf('APPLIED');
    const { user } = await open({
      'GET /v1/membership/plans': () => Response.json(plansFor(code)),
      [order]: () => {
        code = codeOf('EXPIRED');
        const errors = [{ path: 'items.1.code', code: 'code_expired', params: {}, message: 'expired' }];
        return problem(422, 'VALIDATION_ERROR', { errors });
      },
    });
    await user.click(option());
    await user.click(pay('Pay $621.00'));
    expect(await screen.findByText('The price of Go+ has changed.')).toBeTruthy();
    await waitFor(() => expect(pay('Pay $641.00')).toBeTruthy());
  });

  it('because it was joined elsewhere says so', async () => {
    const { user } = await open({
      [order]: () => problem(409, 'INVALID_STATE', { kind: 'ConflictError' }),
      'GET /v1/account/me/membership': () => Response.json(sampleMembership),
    });
    await user.click(option());
    await user.click(pay('Pay $621.00'));
    expect((await screen.findByText('You already have Go+.')).closest('[role=status]')).toBeTruthy();
  });

  it('because the price has changed goes on with the new one', async () => {
    const { user } = await open({
      [order]: () =>
        problem(409, 'PRICE_CHANGED', {
          kind: 'ConflictError',
          quote: { ...quoteSaving(100), quoteId: 'quote2' },
        }),
    });
    await user.click(option());
    await user.click(pay('Pay $621.00'));
    await waitFor(() => expect(pay('Pay $641.00')).toBeTruthy());
    expect(document.querySelector<HTMLInputElement>('[name=quoteId]')?.value).toBe('quote2');
  });
});
