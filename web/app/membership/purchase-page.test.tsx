import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type ApiResponses, maya, openPage, problem } from '../../testing/open-page.tsx';
import {
  codeOf,
  newSubscription,
  plansFor,
  sampleMembership,
  sampleOrder,
} from '../../testing/sample-membership.ts';
import { sampleCard } from '../../testing/sample-stay.ts';
import type { Account } from '../platform/request-context.ts';
import * as purchasePage from './purchase-page.tsx';

const join = 'POST /v1/account/me/membership';
const plans = 'GET /v1/membership/plans';
const own = 'GET /v1/account/me/membership';
const [plan] = plansFor(null).plans;
const consent = plan?.renewalConsent ?? '';
const member: Account = { ...maya, membershipSubscription: newSubscription };

type Options = {
  locale?: 'en' | 'es';
  cards?: object[];
  account?: Account | null;
  query?: string;
  code?: ReturnType<typeof codeOf> | null;
};

const open = (api: ApiResponses = {}, options: Options = {}) => {
  const { locale = 'en', cards = [], account = maya, code = codeOf('APPLIED') } = options;
  const { query = '?code=GO2025&next=%2Fproperty%2Fstay1%2Fbooking%2F%3FdateFrom%3D2027-01-10' } = options;
  return openPage(purchasePage, {
    path: '/membership/purchase/',
    address: `/membership/purchase/${query}`,
    locale,
    ...(account ? { account } : {}),
    root: { demo: true },
    api: {
      [plans]: () => Response.json(plansFor(code)),
      'GET /v1/account/me/saved-cards': () => Response.json({ cards }),
      [own]: () => Response.json(sampleMembership),
      'GET /v1/orders': () => Response.json({ edges: [] }),
      ...api,
    },
  });
};

const joined: ApiResponses = {
  [join]: () => Response.json({ account: member, subscription: newSubscription }),
};

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
const errorOf = (control: HTMLElement) =>
  document.getElementById(control.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent;
const button = (name = 'Join for $59.00') => screen.getAllByRole('button', { name })[0] as HTMLElement;
const bodies = (sent: readonly { method: string; path: string; body: unknown }[]) =>
  sent.filter(({ method }) => method === 'POST').map(({ body }) => body);

type User = Awaited<ReturnType<typeof open>>['user'];
const typeCard = async (user: User, number = '4242424242424242') => {
  await user.type(field('Card number'), number);
  await user.type(field('Expires'), '0830');
  await user.type(field('CVC'), '123');
};

describe('buying Go+', () => {
  it.each([
    { locale: 'en', total: 'Total today', applied: '$20.00 off', pay: 'Join for $59.00' },
    { locale: 'es', total: 'Total hoy', applied: '$20.00 de descuento', pay: 'Unirme por $59.00' },
  ] as const)('shows what is bought and what the code takes off, in $locale', async (words) => {
    await open({}, { locale: words.locale });
    expect(screen.getAllByText(words.total).length).toBeGreaterThan(0);
    expect(screen.getByText(words.applied)).toBeTruthy();
    expect(screen.getAllByText('−$20.00').length).toBeGreaterThan(0);
    expect(button(words.pay)).toBeTruthy();
  });

  it('asks for the consent to renewal in the words of the plan, apart from the purchase and unchecked', async () => {
    const { user, sent } = await open(joined, { cards: [sampleCard] });
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: consent });
    expect(box.checked).toBe(false);
    await user.click(button());
    await screen.findByText(/page \/membership\/confirmation\//);
    expect(bodies(sent)).toEqual([
      { planId: 'go-plus-year', code: 'GO2025', renewalConsent: false, savedCardId: 'card1' },
    ]);
  });

  it('sends the consent, saves the new card for it, and leads to the confirmation with the way back', async () => {
    const { user, sent } = await open(joined);
    expect(screen.getByRole('checkbox', { name: 'Save this card for next time' })).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: consent }));
    expect(screen.queryByRole('checkbox', { name: 'Save this card for next time' })).toBeNull();
    expect(screen.getByText('This card is saved in your account for the renewal.')).toBeTruthy();
    await typeCard(user);
    await user.click(button());
    const next = encodeURIComponent('/property/stay1/booking/?dateFrom=2027-01-10');
    await screen.findByText(`page /membership/confirmation/?order=${sampleOrder.id}&next=${next}`);
    expect(bodies(sent)).toEqual([expect.objectContaining({ renewalConsent: true, code: 'GO2025' })]);
  });

  it.each([
    [codeOf('UNKNOWN'), 'We don’t know this code. Without it, Go+ costs $79.00.'],
    [codeOf('USED'), 'You’ve already used this code. Without it, Go+ costs $79.00.'],
    [codeOf('USED_UP'), 'This code has been used up. Without it, Go+ costs $79.00.'],
    [
      codeOf('RESERVED'),
      'Another purchase that isn’t paid yet has reserved this code. Try again in 15 minutes. Without it, Go+ costs $79.00.',
    ],
    [codeOf('EXPIRED'), 'This code can no longer be used. Without it, Go+ costs $79.00.'],
    [
      codeOf('EXPIRED', { endsOn: '2027-08-31' }),
      'This code can no longer be used. Without it, Go+ costs $79.00.',
    ],
    [
      codeOf('EXPIRED', { endsOn: '2026-08-31' }),
      'This code ended on Aug 31, 2026. Without it, Go+ costs $79.00.',
    ],
  ])('says at its field why a code does not apply, and sells without it: %o', async (code, words) => {
    const { user, sent } = await open(joined, { code, cards: [sampleCard] });
    expect(field('Code optional').value).toBe('GO2025');
    expect(errorOf(field('Code optional'))).toBe(words);
    await user.click(button('Join for $79.00'));
    await screen.findByText(/page \/membership\/confirmation\//);
    expect(bodies(sent)).toEqual([{ planId: 'go-plus-year', renewalConsent: false, savedCardId: 'card1' }]);
  });

  it('loads the price without a code that has ended since the page was opened', async () => {
    let code = codeOf('APPLIED');
    const { user } = await open(
      {
        [plans]: () => Response.json(plansFor(code)),
        [join]: () => {
          code = codeOf('EXPIRED');
          const errors = [{ path: 'code', code: 'code_expired', params: {}, message: 'expired' }];
          return problem(422, 'VALIDATION_ERROR', { errors });
        },
      },
      { cards: [sampleCard] },
    );
    await user.click(button());
    await waitFor(() => expect(button('Join for $79.00')).toBeTruthy());
    expect(errorOf(field('Code optional'))).toContain('This code can no longer be used.');
  });

  it('with a declined card keeps everything but the security code, and takes another card', async () => {
    const answers = [
      () => problem(402, 'CARD_DECLINED', { kind: 'PaymentError', orderId: 'order1', holdExpiresAt: null }),
      () => Response.json({ account: member, subscription: newSubscription }),
    ];
    const { user, sent } = await open({ [join]: () => answers.shift()?.() ?? Response.error() });
    await user.click(screen.getByRole('checkbox', { name: consent }));
    await typeCard(user, '4000000000000002');
    await user.click(button());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Payment declined. Nothing was charged.');
    expect(field('Card number').value).toBe('4000 0000 0000 0002');
    expect([field('Expires').value, field('CVC').value]).toEqual(['08/30', '']);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: consent }).checked).toBe(true);
    await user.clear(field('Card number'));
    await user.type(field('Card number'), '4242424242424242');
    await user.type(field('CVC'), '123');
    await user.click(button());
    await screen.findByText(/page \/membership\/confirmation\//);
    expect(bodies(sent)).toHaveLength(2);
  });

  it('leads to the page of the order when the bank asks to confirm', async () => {
    const action = { url: '/dev/sandbox/3ds/1' };
    const asked = { kind: 'PaymentError', orderId: 'order7', action, holdExpiresAt: null };
    const { user } = await open(
      { [join]: () => problem(402, 'AUTHENTICATION_REQUIRED', asked) },
      { cards: [sampleCard] },
    );
    await user.click(button());
    await screen.findByText(/page \/membership\/confirmation\/\?order=order7&next=/);
  });

  it('leads to a purchase with other terms that waits at the bank', async () => {
    const waiting = { ...sampleOrder, id: 'order9', status: 'PENDING_PAYMENT' };
    const { user } = await open(
      {
        [join]: () => problem(409, 'INVALID_STATE', { kind: 'ConflictError' }),
        'GET /v1/orders': () => Response.json({ edges: [{ node: sampleOrder }, { node: waiting }] }),
      },
      { cards: [sampleCard] },
    );
    await user.click(button());
    await screen.findByText(/page \/membership\/confirmation\/\?order=order9&next=/);
  });

  it.each([
    ['INVALID_STATE', 'You already have Go+.'],
    ['IDEMPOTENCY_IN_PROGRESS', 'We’re confirming your payment.'],
    ['INTERNAL_ERROR', 'Something went wrong.'],
  ])('explains %s and links to the account', async (code, words) => {
    const { user } = await open(
      { [join]: () => problem(409, code, { kind: 'ConflictError' }) },
      { cards: [sampleCard] },
    );
    await user.click(button());
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go+ in your account' }).getAttribute('href')).toBe(
      '/account/membership/',
    );
  });

  it('shows the words of the server when too many payments were declined', async () => {
    const limited = { kind: 'RateLimitedError', detail: 'Try again in an hour.', limit: 'declines' };
    const { user } = await open(
      { [join]: () => problem(429, 'RATE_LIMITED', limited) },
      { cards: [sampleCard] },
    );
    await user.click(button());
    expect((await screen.findByRole('alert')).textContent).toContain('Try again in an hour.');
  });
});

describe('the purchase of Go+', () => {
  it.each([
    ['en', 'Log in or sign up to join', 'Continue'],
    ['es', 'Inicia sesión o crea una cuenta para unirte', 'Continuar'],
  ] as const)('asks a visitor to log in next to the price, in %s', async (locale, title, goOn) => {
    await open({}, { account: null, locale });
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(screen.getAllByText('$59.00').length).toBeGreaterThan(0);
    const form = screen.getByRole('button', { name: goOn }).closest('form');
    expect(form?.getAttribute('action')).toContain(
      encodeURIComponent('/membership/purchase/?code=GO2025&next='),
    );
  });

  it.each([
    {
      locale: 'en',
      title: 'You’re already a member',
      words: /lasts until Nov 20, 2027. You’ve saved \$84.20/,
      back: 'Back to your booking',
    },
    {
      locale: 'es',
      title: 'Ya eres miembro',
      words: /dura hasta el 20 nov 2027. Has ahorrado \$84.20/,
      back: 'Volver a tu reserva',
    },
  ] as const)('sells nothing to a member, in $locale', async ({ locale, title, words, back }) => {
    await open({}, { account: member, locale });
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByRole('link', { name: back }).getAttribute('href')).toBe(
      '/property/stay1/booking/?dateFrom=2027-01-10',
    );
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('leads a member whose renewal is not paid to the account', async () => {
    const due = { ...newSubscription, status: 'PAST_DUE' as const };
    await open(
      { [own]: () => Response.json({ ...sampleMembership, subscription: due }) },
      { account: { ...maya, membershipSubscription: due }, query: '' },
    );
    expect(screen.getByText(/Your last renewal isn’t paid yet/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Find a stay' })).toBeTruthy();
  });

  it('is open again to somebody whose membership has ended', async () => {
    const over = { ...newSubscription, status: 'EXPIRED' as const };
    await open({}, { account: { ...maya, membershipSubscription: over } });
    expect(button()).toBeTruthy();
  });
});
