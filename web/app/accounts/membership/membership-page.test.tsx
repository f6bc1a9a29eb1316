import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type ApiResponses, maya, openPage, problem } from '../../../testing/open-page.tsx';
import { newSubscription, plansFor, sampleMembership } from '../../../testing/sample-membership.ts';
import { sampleCard } from '../../../testing/sample-stay.ts';
import * as membershipPage from './membership-page.tsx';

const own = 'GET /v1/account/me/membership';
const cancel = 'DELETE /v1/account/me/membership';
const keep = 'POST /v1/account/me/membership/uncancel';
const pay = 'POST /v1/account/me/membership/retry-payment';
const refund = 'POST /v1/account/me/membership/refund';

type Options = { locale?: 'en' | 'es'; subscription?: object | null; membership?: object };

/** Opens the page; what a test assigns to `now` is the membership from then on. */
const open = async (api: ApiResponses = {}, options: Options = {}) => {
  const { locale = 'en', subscription = {}, membership = {} } = options;
  const state = {
    now: {
      ...sampleMembership,
      ...membership,
      subscription: subscription && { ...newSubscription, ...subscription },
    } as object,
  };
  const page = await openPage(membershipPage, {
    path: '/account/membership/',
    locale,
    account: maya,
    api: {
      [own]: () => Response.json(state.now),
      'GET /v1/membership/plans': () => Response.json(plansFor(null)),
      'GET /v1/account/me/saved-cards': () => Response.json({ cards: [sampleCard] }),
      ...api,
    },
  });
  return { ...page, state };
};

const now = (subscription: object, membership: object = {}) => ({
  ...sampleMembership,
  ...membership,
  subscription: { ...newSubscription, ...subscription },
});
const done = () => Response.json({ account: {}, subscription: newSubscription });
const changes = (sent: readonly { method: string; path: string; body: unknown }[]) =>
  sent.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => ({ method, path, body }));
const toast = async (words: string) =>
  within(await screen.findByRole('region', { name: /Notices/ })).findByText(words);
const press = (name: string) => screen.getByRole('button', { name });
const due = {
  orderId: 'order2',
  amount: { amount: 7900, currency: 'USD' },
  nextAttemptAt: '2027-11-23T18:00:00.000Z',
  action: null,
};
const unpaid = { status: 'PAST_DUE', graceEndsAt: '2027-12-04T18:00:00.000Z' };

describe('the membership of an account', () => {
  it.each([
    {
      locale: 'en',
      title: 'Member until Nov 20, 2027',
      renews: 'Renews on Nov 20, 2027 for $79.00.',
      saved: 'You’ve saved $84.20 since Nov 20, 2026; Go+ cost $59.00.',
      verdict: /It has paid for itself/,
    },
    {
      locale: 'es',
      title: 'Miembro hasta el 20 nov 2027',
      renews: 'Se renueva el 20 nov 2027 por $79.00.',
      saved: 'Has ahorrado $84.20 desde el 20 nov 2026; Go+ costó $59.00.',
      verdict: /Ya ahorraste lo que costó/,
    },
  ] as const)('shows in $locale when it renews and what it has saved', async (words) => {
    await open({}, { locale: words.locale });
    expect(screen.getByRole('heading', { level: 2, name: words.title })).toBeTruthy();
    expect(screen.getByText(words.renews)).toBeTruthy();
    expect(screen.getByText(words.saved).parentElement?.textContent).toMatch(words.verdict);
    const saving = screen.getByRole('link', { name: 'Olive Street cabin' });
    expect(saving.getAttribute('href')).toBe('/account/trips/trip1/');
    expect(screen.getByText(/^Visa (ending|terminada en) 4242$/)).toBeTruthy();
  });

  it('says when it has not paid for itself, and what is missing', async () => {
    const none = { amount: 0, currency: 'USD' };
    const savings = { ...sampleMembership.savings, current: none, total: none, items: [] };
    await open({}, { membership: { savings } });
    expect(screen.getByText(/It hasn’t paid for itself yet: \$59.00 to go/)).toBeTruthy();
    expect(screen.getByText('No savings yet')).toBeTruthy();
  });

  it('has an invoice for each payment, with its lines and its card', async () => {
    await open();
    const invoice = screen.getByText('Joined Go+').closest('details') as HTMLElement;
    const words = invoice.textContent ?? '';
    for (const part of ['Nov 20, 2026 – Nov 20, 2027', 'GKGOPLUS01', 'Paid on Nov 20, 2026', '−$20.00'])
      expect(words).toContain(part);
    expect(words).toContain('Golark · Maya Ortega · maya@example.com');
    expect(within(invoice).getAllByText('$59.00')).toHaveLength(2);
  });

  it.each([
    ['en', 'You’re not a member', 'See Go+'],
    ['es', 'No eres miembro', 'Ver Go+'],
  ] as const)('is a calm link for somebody who never joined, in %s', async (locale, title, link) => {
    await open({}, { locale, subscription: null });
    expect(screen.getByText(title)).toBeTruthy();
    expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe('/membership/GO2025/');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('that has ended can be joined again, and changes nothing', async () => {
    const savings = { ...sampleMembership.savings, items: [] };
    await open({}, { subscription: { status: 'EXPIRED', renews: false }, membership: { savings } });
    expect(screen.getByRole('heading', { name: 'Your Go+ ended on Nov 20, 2027' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Join again' })).toBeTruthy();
    expect(screen.getByText(/You saved \$84.20 in your last period/)).toBeTruthy();
    expect(screen.queryByText('Cancel Go+')).toBeNull();
    expect(screen.queryByText('No savings yet')).toBeNull();
  });
});

describe('canceling Go+', () => {
  it.each([
    { locale: 'en', open: 'Cancel Go+', ends: 'Go+ ends on Nov 20, 2027', yes: 'Yes, cancel' },
    { locale: 'es', open: 'Cancelar Go+', ends: 'Go+ termina el 20 nov 2027', yes: 'Sí, cancelar' },
  ] as const)('takes two presses in $locale, and the second says when it ends', async (words) => {
    const { user, sent, state } = await open(
      {
        [cancel]: () => {
          state.now = now({ cancelAtPeriodEnd: true, renews: false });
          return done();
        },
      },
      { locale: words.locale },
    );
    const [first] = screen.getAllByText(words.open).filter((part) => part.closest('.button'));
    const row = first?.closest('details') as HTMLDetailsElement;
    expect(row.open).toBe(false);
    await user.click(first as HTMLElement);
    expect(within(row).getByText(words.ends)).toBeTruthy();
    await user.click(press(words.yes));
    await waitFor(() => expect(screen.queryByRole('button', { name: words.yes })).toBeNull());
    expect(changes(sent)).toEqual([{ method: 'DELETE', path: '/v1/account/me/membership', body: undefined }]);
  });

  it('leaves its end day and one press that brings it back', async () => {
    const { user, sent, state } = await open(
      {
        [keep]: () => {
          state.now = now({});
          return done();
        },
      },
      { subscription: { cancelAtPeriodEnd: true, renews: false } },
    );
    expect(screen.getByRole('heading', { name: 'Ends on Nov 20, 2027' })).toBeTruthy();
    expect(screen.queryByText('Cancel Go+')).toBeNull();
    await user.click(press('Keep Go+'));
    await screen.findByText('Renews on Nov 20, 2027 for $79.00.');
    await toast('Go+ continues');
    expect(changes(sent)).toEqual([expect.objectContaining({ path: '/v1/account/me/membership/uncancel' })]);
  });

  it('that came too late shows the membership as it is now', async () => {
    const { user, state } = await open({
      [cancel]: () => {
        state.now = now({ status: 'EXPIRED', renews: false });
        return problem(409, 'INVALID_STATE', { kind: 'ConflictError' });
      },
    });
    await user.click(screen.getByText('Cancel Go+'));
    await user.click(press('Yes, cancel'));
    expect((await screen.findByRole('alert')).textContent).toContain('This is no longer possible');
    expect(screen.getByText('Your Go+ ended on Nov 20, 2027')).toBeTruthy();
  });
});

describe('a membership without consent to renewal', () => {
  it('renews only after its own consent, in the words of the plan', async () => {
    const { user, sent, state } = await open(
      {
        [keep]: () => {
          state.now = now({});
          return done();
        },
      },
      { subscription: { renews: false } },
    );
    expect(screen.getByText('It ends by itself, and nothing more is charged.')).toBeTruthy();
    await user.click(screen.getByText('Turn on'));
    const words = plansFor(null).plans[0]?.renewalConsent ?? '';
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: words });
    expect(box.checked).toBe(false);
    await user.click(press('Renew automatically'));
    expect(await screen.findByText('Consent is required')).toBeTruthy();
    expect(changes(sent)).toEqual([]);
    await user.click(box);
    await user.click(press('Renew automatically'));
    await toast('Automatic renewal on');
    expect(changes(sent)).toEqual([expect.objectContaining({ body: { renewalConsent: true } })]);
  });
});

describe('a renewal that is not paid', () => {
  it('says what is due, when the card is tried again and until when it can be paid', async () => {
    await open({}, { subscription: unpaid, membership: { due } });
    expect(screen.getByRole('heading', { name: 'Your renewal of $79.00 isn’t paid' })).toBeTruthy();
    expect(
      screen.getByText(/try the card again on Tue, Nov 23, 10 AM PST.*pay until Sat, Dec 4, 10 AM/),
    ).toBeTruthy();
  });

  it('is paid with another card after a decline', async () => {
    const answers = [
      () => problem(402, 'CARD_DECLINED', { kind: 'PaymentError', orderId: 'order2', holdExpiresAt: null }),
      () => {
        state.now = now({ endsOn: '2028-11-20' });
        return done();
      },
    ];
    const { user, sent, state } = await open(
      { [pay]: () => answers.shift()?.() ?? Response.error() },
      { subscription: unpaid, membership: { due } },
    );
    await user.click(press('Pay $79.00'));
    expect((await screen.findByRole('alert')).textContent).toContain('Your renewal still isn’t paid.');
    await user.click(screen.getByRole('radio', { name: /New card/ }));
    await user.type(screen.getByLabelText('Card number', { selector: 'input' }), '4242424242424242');
    await user.type(screen.getByLabelText('Expires'), '0830');
    await user.type(screen.getByLabelText('CVC'), '123');
    await user.click(press('Pay $79.00'));
    await toast('Renewal paid');
    expect(changes(sent).map(({ body }) => body)).toEqual([
      { savedCardId: 'card1' },
      expect.objectContaining({ card: expect.objectContaining({ cardExpiry: '08/30' }) }),
    ]);
  });

  it('leads to the bank that asks to confirm it', async () => {
    const asked = { kind: 'PaymentError', orderId: 'order2', action: { url: '/bank' }, holdExpiresAt: null };
    const { user } = await open(
      { [pay]: () => problem(402, 'AUTHENTICATION_REQUIRED', asked) },
      { subscription: unpaid, membership: { due } },
    );
    await user.click(press('Pay $79.00'));
    await screen.findByText(/page \/membership\/confirmation\/\?order=order2/);
  });

  it('shows the way to the bank while the payment waits for it', async () => {
    await open({}, { subscription: unpaid, membership: { due: { ...due, action: { url: '/bank' } } } });
    expect(screen.getByRole('link', { name: 'Confirm with your bank' }).getAttribute('href')).toBe('/bank');
    expect(screen.queryByRole('button', { name: 'Pay $79.00' })).toBeNull();
  });

  it('is dropped by canceling, which says that Go+ ends now', async () => {
    await open({}, { subscription: unpaid, membership: { due } });
    expect(screen.getByText('Go+ ends now')).toBeTruthy();
    expect(screen.getByText('The unpaid renewal is dropped, and nothing is charged.')).toBeTruthy();
  });
});

describe('getting the money back', () => {
  it('is offered only while it is possible', async () => {
    await open();
    expect(screen.queryByText('Get refund')).toBeNull();
  });

  it('says what comes back and that Go+ ends', async () => {
    const { user, sent, state } = await open(
      {
        [refund]: () => {
          state.now = now({ status: 'EXPIRED', renews: false });
          return Response.json({ account: {}, refund: { amount: 5900, currency: 'USD' } });
        },
      },
      { membership: { refundableUntil: '2026-12-04T18:00:00.000Z' } },
    );
    expect(screen.getByText(/full refund until Fri, Dec 4, 10 AM PST/)).toBeTruthy();
    await user.click(screen.getByText('Get refund'));
    await user.click(press('Refund $59.00'));
    await toast('$59.00 refunded');
    expect(changes(sent)).toHaveLength(1);
  });
});
