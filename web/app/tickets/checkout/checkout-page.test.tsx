import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type ApiResponses, maya, openPage, problem } from '../../../testing/open-page.tsx';
import { sampleEvent, sampleHold, sampleTicketOrder } from '../../../testing/sample-ticket-event.ts';
import * as checkoutPage from './checkout-page.tsx';

type Options = { api?: ApiResponses; hold?: Partial<typeof sampleHold>; account?: typeof maya };

const order = 'PUT /v1/tickets/orders';

const open = ({ api = {}, hold = {}, account }: Options = {}) =>
  openPage(checkoutPage, {
    path: '/tickets/event/:eventId/checkout/',
    address: '/tickets/event/ev1/checkout/?hold=hold1',
    ...(account ? { account } : {}),
    root: { formId: 'form1' },
    api: {
      'GET /v1/tickets/holds/hold1': () => Response.json({ hold: { ...sampleHold, ...hold } }),
      'GET /v1/events/ev1': () => Response.json({ event: sampleEvent }),
      'GET /v1/account/me/saved-cards': () => Response.json({ cards: [] }),
      ...api,
    },
  });

type User = Awaited<ReturnType<typeof open>>['user'];

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
const pay = () => screen.getAllByRole('button', { name: 'Pay $172.00' })[0] as HTMLElement;

const fillIn = async (user: User) => {
  await user.type(field('First name'), 'Ana');
  await user.type(field('Last name'), 'Diaz');
  await user.type(field('Email'), 'ana@example.com');
  await user.type(field('Card number'), '4242424242424242');
  await user.type(field('Expires'), '0830');
  await user.type(field('CVC'), '123');
};

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

describe('paying for tickets', () => {
  it('needs no account, and leads to the order by its key', async () => {
    const { user, sent } = await open({
      api: { [order]: () => Response.json({ order: sampleTicketOrder }, { status: 201 }) },
    });
    expect(screen.queryByRole('checkbox', { name: /Save this card/ })).toBeNull();
    await fillIn(user);
    await user.click(pay());
    await screen.findByText('page /account/tickets/purchased/order1/?key=key1&bought=1');
    expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
      holdId: 'hold1',
      buyer: { firstName: 'Ana', lastName: 'Diaz', email: 'ana@example.com' },
      card: { cardNumber: '4242 4242 4242 4242', cardExpiry: '08/30', cvc: '123' },
      saveCard: false,
    });
  });

  it('takes a buyer with one name, and remembers in this tab that there is one', async () => {
    const { user, sent } = await open({
      api: { [order]: () => Response.json({ order: sampleTicketOrder }, { status: 201 }) },
    });
    await fillIn(user);
    await user.click(screen.getByRole('checkbox', { name: 'I have one name' }));
    expect(JSON.parse(sessionStorage.getItem('ticket-buyer') ?? '')).toMatchObject({ oneName: 'on' });
    await user.click(pay());
    await screen.findByText(/page \/account\/tickets\/purchased\/order1/);
    expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      buyer: { firstName: 'Ana', lastName: null, email: 'ana@example.com' },
    });
  });

  it('is filled in with an account with one name', async () => {
    await open({ account: { ...maya, lastName: '' } });
    expect(screen.getByRole('checkbox', { name: 'I have one name', checked: true })).toBeTruthy();
  });

  it('is done once, however often the form is sent', async () => {
    const { user, sent } = await open({ api: { [order]: () => problem(500, 'INTERNAL_ERROR') } });
    await fillIn(user);
    await user.click(pay());
    await screen.findByRole('alert');
    expect(sent.find(({ method }) => method === 'PUT')?.key).toMatch(/^[0-9a-f]{64}$/);
  });

  it('is filled in with an account, which can save the card', async () => {
    await open({ account: maya });
    expect(field('Email').value).toBe('maya@example.com');
    expect(screen.getByRole('checkbox', { name: /Save this card/ })).toBeTruthy();
  });

  it('names what is missing at its fields and sends nothing', async () => {
    const { user, sent } = await open();
    await user.click(pay());
    expect(await screen.findByText('First name is required')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field('First name')));
    expect(sent.some(({ method }) => method === 'PUT')).toBe(false);
  });

  it('after a declined card keeps the seats until the new deadline and what was typed', async () => {
    const { user } = await open({
      api: {
        [order]: () =>
          problem(402, 'CARD_DECLINED', {
            kind: 'PaymentError',
            orderId: 'order1',
            holdExpiresAt: '2026-11-20T18:30:00.000Z',
          }),
      },
    });
    await fillIn(user);
    await user.click(pay());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('10:30\u00a0AM PST');
    expect(document.activeElement).toBe(alert);
    expect(field('Email').value).toBe('ana@example.com');
    expect(screen.queryByRole('button', { name: 'Add 5 minutes' })).toBeNull();
  });

  it('leads to the step at the bank, which the page of the order explains', async () => {
    const { user } = await open({
      api: {
        [order]: () =>
          problem(402, 'AUTHENTICATION_REQUIRED', {
            kind: 'PaymentError',
            orderId: 'order1',
            key: 'key1',
            holdExpiresAt: null,
            action: { url: '/bank' },
          }),
      },
    });
    await fillIn(user);
    await user.click(pay());
    await screen.findByText('page /account/tickets/purchased/order1/?key=key1');
  });
});

describe('the time of a hold', () => {
  it('is counted by the clock of the server, and announced at 5, 2 and 1 minute', async () => {
    // the device says that the hold ended long ago
    vi.useFakeTimers({ now: Date.parse('2031-01-01T00:00:00Z'), shouldAdvanceTime: true });
    const expiresAt = '2026-11-20T18:05:30.000Z';
    await open({ hold: { expiresAt } });
    expect(screen.getByRole('timer').textContent).toMatch(/^5:(30|29)$/);
    const bar = screen.getByRole('timer').parentElement as HTMLElement;
    const announced = within(bar).getByRole('status');
    expect(announced.textContent).toBe('');
    await act(() => vi.advanceTimersByTimeAsync(35_000));
    expect(announced.textContent).toBe('Your seats are held for 5 more minutes');
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(announced.textContent).toBe('');
    expect(bar.hasAttribute('data-low')).toBe(false);
    await act(() => vi.advanceTimersByTimeAsync(120_000));
    expect(announced.textContent).toBe('Your seats are held for 2 more minutes');
    expect(bar.hasAttribute('data-low')).toBe(true);
  });

  it('can be extended once', async () => {
    const { user, sent } = await open({
      api: { 'POST /v1/tickets/holds/hold1/extend': () => Response.json({ hold: sampleHold }) },
    });
    await user.click(screen.getByRole('button', { name: 'Add 5 minutes' }));
    await waitFor(() => expect(sent.some(({ path }) => path.endsWith('/extend'))).toBe(true));
  });

  it('that has ended is renewed with what was typed, or leads to similar seats', async () => {
    const { user } = await open({
      hold: { status: 'EXPIRED', canExtend: false },
      api: { 'POST /v1/tickets/holds/hold1/renew': () => problem(409, 'TICKETS_UNAVAILABLE') },
    });
    expect(pay().getAttribute('aria-disabled') ?? pay().getAttribute('disabled')).not.toBeNull();
    await user.type(field('First name'), 'Ana');
    await user.click(screen.getByRole('button', { name: 'Hold them again' }));
    expect(await screen.findByText('These seats were sold to someone else.')).toBeTruthy();
    expect(field('First name').value).toBe('Ana');
    expect(screen.getByRole('link', { name: 'Similar seats' }).getAttribute('href')).toBe(
      '/tickets/event/ev1/?quantity=2&section=101',
    );
  });
});
