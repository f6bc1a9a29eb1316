import type { Booking } from '@golark/contract/booking/schemas';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type ApiResponses, maya, openPage, problem } from '../../testing/open-page.tsx';
import { sampleCard } from '../../testing/sample-stay.ts';
import { apiOf, sampleTrip } from '../../testing/sample-trip.ts';
import * as tripPage from './trip-page.tsx';

type Balance = NonNullable<Booking['balance']>;

const planned: Balance = {
  status: 'OPEN',
  amount: { amount: 47_740, currency: 'USD' },
  dueOn: '2026-12-27',
  nextAttemptAt: '2026-12-27T18:00:00.000Z',
  deadlineAt: null,
  card: { brand: 'visa', last4: '4242' },
};
const overdue: Balance = {
  ...planned,
  status: 'OVERDUE',
  nextAttemptAt: '2026-12-28T18:00:00.000Z',
  deadlineAt: '2026-12-29T18:00:00.000Z',
};
const otherCard = { ...sampleCard, id: 'card2', brand: 'mastercard', last4: '4444', isDefault: false };
const pay = 'POST /v1/booking/trip1/pay-balance';
const update = 'POST /v1/booking/trip1/update-saved-card';

const deposit = { amount: 20_460, currency: 'USD' as const };
const withBalance = (balance: Balance): Booking => ({
  ...sampleTrip,
  balance,
  charges: sampleTrip.charges.map((charge) =>
    charge.status === 'PAID' ? { ...charge, purpose: 'deposit', amount: deposit } : charge,
  ),
});

const open = (
  balance: Balance,
  { api = {}, locale = 'en' as 'en' | 'es', cards = [otherCard, sampleCard] } = {},
) =>
  openPage(tripPage, {
    path: '/account/trips/:bookingId/',
    address: '/account/trips/trip1/',
    locale,
    account: maya,
    api: {
      ...apiOf(withBalance(balance)),
      'GET /v1/account/me/saved-cards': () => Response.json({ cards }),
      ...(api as ApiResponses),
    },
  });

const panel = () => within(document.getElementById('balance') as HTMLElement);

describe('the balance of a trip', () => {
  it.each([
    ['en', 'Paid so far', 'Due on Dec 27, 2026', /We’ll charge \$477\.40 to Visa ending 4242/],
    ['es', 'Pagado hasta ahora', 'Vence el 27 dic 2026', /cobraremos \$477\.40 a Visa/],
  ] as const)('says what was paid, what is charged when and to which card, in %s', async (...words) => {
    const [locale, paid, due, automatic] = words;
    await open(planned, { locale });
    expect(panel().getByText(paid).nextElementSibling?.textContent).toBe('$204.60');
    expect(panel().getByText(due).nextElementSibling?.textContent).toBe('$477.40');
    expect(panel().getByText(automatic)).toBeTruthy();
  });

  it.each([
    ['after the days of the stay while it is planned', planned, true],
    ['before them once it has failed', overdue, false],
  ] as const)('comes %s, and after the title', async (_where, balance, isAfter) => {
    await open(balance);
    const shown = document.getElementById('balance') as HTMLElement;
    const title = screen.getByRole('heading', { level: 1 });
    expect(title.compareDocumentPosition(shown)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const follows = screen.getByText('Check-in').compareDocumentPosition(shown);
    expect(Boolean(follows & Node.DOCUMENT_POSITION_FOLLOWING)).toBe(isAfter);
  });

  it('is paid early with the card on file, which is offered first', async () => {
    const paid = withBalance({ ...planned, status: 'PAID', nextAttemptAt: null });
    const { user, sent } = await open(planned, { api: { [pay]: () => Response.json({ booking: paid }) } });
    expect(panel().getByLabelText<HTMLSelectElement>('Pay with').value).toBe('card1');
    await user.click(panel().getByRole('button', { name: 'Pay $477.40 now' }));
    await screen.findByRole('heading', { level: 1 });
    expect(sent.find(({ path }) => path.endsWith('/pay-balance'))?.body).toEqual({ savedCardId: 'card1' });
  });

  it('a card that is declined says so, and the amount stays', async () => {
    const answer = problem(402, 'CARD_DECLINED', { kind: 'PaymentError', holdExpiresAt: null });
    const { user } = await open(planned, { api: { [pay]: () => answer } });
    await user.selectOptions(panel().getByLabelText('Pay with'), 'card2');
    await user.click(panel().getByRole('button', { name: 'Pay $477.40 now' }));
    expect(await panel().findByRole('alert')).toBeTruthy();
    expect(panel().getByRole('button', { name: 'Pay $477.40 now' })).toBeTruthy();
  });

  it('another card is chosen for the day', async () => {
    const { user, sent } = await open(planned, {
      api: { [update]: () => Response.json({ booking: withBalance(planned) }) },
    });
    await user.selectOptions(panel().getByLabelText('Card for the payment on that day'), 'card2');
    await user.click(panel().getByRole('button', { name: 'Use this card' }));
    expect(await screen.findByText('Card updated.')).toBeTruthy();
    expect(sent.find(({ path }) => path.endsWith('/update-saved-card'))?.body).toEqual({
      savedCardId: 'card2',
    });
  });

  it('offers no other card where there is none', async () => {
    await open(planned, { cards: [sampleCard] });
    expect(panel().queryByText('Use this card')).toBeNull();
    expect(panel().getByRole('link', { name: 'Add a card' })).toBeTruthy();
  });

  it.each([
    [
      'en',
      'We couldn’t charge $477.40.',
      /^Pay by .*your booking is canceled .*We’ll try your card again on /,
    ],
    ['es', 'No pudimos cobrar $477.40.', /^Paga antes del .*tu reserva se cancela .*Volveremos a intentarlo/],
  ] as const)('after a failed charge it says until when, and what happens then, in %s', async (...words) => {
    const [locale, title, text] = words;
    await open(overdue, { locale });
    expect(screen.getByText(title)).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(panel().queryByText(/that day\. You don’t|Ese día cobraremos/)).toBeNull();
  });

  it('is gone once it is paid', async () => {
    await open({ ...planned, status: 'PAID', nextAttemptAt: null });
    expect(document.getElementById('balance')).toBeNull();
  });
});
