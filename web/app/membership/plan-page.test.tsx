import type { Subscription } from '@golark/contract/membership/subscription-schemas';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { maya, openPage } from '../../testing/open-page.tsx';
import { plansWithCode, samplePlans, sampleSubscription } from '../../testing/sample-plans.ts';
import * as planPage from './plan-page.tsx';

type Opened = {
  plans?: typeof samplePlans;
  answer?: () => typeof samplePlans;
  address?: string;
  locale?: 'en' | 'es';
  subscription?: Partial<Subscription>;
};

const open = ({ plans = samplePlans, answer = () => plans, ...opened }: Opened = {}) => {
  const { address = '/membership/', locale, subscription } = opened;
  const membershipSubscription = subscription ? { ...sampleSubscription, ...subscription } : null;
  return openPage(planPage, {
    path: '/membership/*',
    address,
    ...(locale ? { locale } : {}),
    ...(subscription ? { account: { ...maya, membershipSubscription } } : {}),
    api: { 'GET /v1/membership/plans': () => Response.json(answer()) },
  });
};

const card = (name: string) => screen.getByRole('region', { name });
const offer = () => within(card('Price of Go+'));
/** Of the button to the purchase, in the card and in the bar at the bottom. */
const joinTargets = () =>
  screen.getAllByRole('link', { name: /^Join/ }).map((link) => link.getAttribute('href'));
const amounts = (of: HTMLElement) =>
  [...of.querySelectorAll('dl > div')].map((line) => line.textContent?.trim());

describe('the price', () => {
  it('with a code is that of the first year, next to the regular one', async () => {
    await open({ plans: plansWithCode({}), address: '/membership/go2025/' });
    expect(amounts(card('Price of Go+'))).toEqual([
      'Today$59.00',
      'From Nov 20, 2027, only if you choose to renew$79.00',
      'If you cancel before thennothing more to pay',
    ]);
    expect(offer().getByText('$79', { selector: 's' }).textContent).toBe('Regular price: $79');
    expect(offer().getByText('$20 off the first year')).toBeTruthy();
    expect(joinTargets()).toEqual(['/membership/purchase/?code=GO2025', '/membership/purchase/?code=GO2025']);
  });

  it('without a code is the regular one, until a code is typed', async () => {
    const answers = [samplePlans, plansWithCode({ code: 'SPRING-26' })];
    const { user } = await open({ answer: () => answers.shift() ?? samplePlans });
    expect(amounts(card('Price of Go+'))[0]).toBe('Today$79.00');
    expect(offer().queryByText('$79', { selector: 's' })).toBeNull();
    expect(joinTargets()).toEqual(['/membership/purchase/', '/membership/purchase/']);
    await user.click(screen.getByText('Have a code?'));
    await user.type(screen.getByRole('textbox', { name: 'Code' }), 'spring-26{Enter}');
    expect(await screen.findByRole('link', { name: 'Remove the code SPRING-26' })).toBeTruthy();
    expect(joinTargets()[0]).toBe('/membership/purchase/?code=SPRING-26');
  });

  it('keeps the way back to the booking, also when the code is removed', async () => {
    const next = '/property/stay1/?dateFrom=2027-01-10&dateTo=2027-01-13';
    const query = `next=${encodeURIComponent(next)}`;
    await open({ plans: plansWithCode({}), address: `/membership/GO2025/?${query}` });
    for (const target of joinTargets())
      expect(new URLSearchParams(target?.split('?')[1]).get('next')).toBe(next);
    const remove = offer().getByRole('link', { name: 'Remove the code GO2025' });
    expect(remove.getAttribute('href')).toBe(`/membership/?${query}`);
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example'])(
    'never leads to %s afterwards',
    async (next) => {
      await open({ address: `/membership/?next=${encodeURIComponent(next)}` });
      expect(joinTargets()[0]).toBe('/membership/purchase/');
    },
  );
});

describe('a code that does not apply', () => {
  it.each([
    [{ status: 'UNKNOWN' }, 'We don’t know the code GO2025.'],
    [{ status: 'EXPIRED', endsOn: '2026-11-19' }, 'The code GO2025 ended on Nov 19, 2026.'],
    [{ status: 'EXPIRED' }, 'The code GO2025 can’t be used anymore.'],
    [{ status: 'EXPIRED', endsOn: '2026-11-30' }, 'The code GO2025 can’t be used anymore.'],
    [{ status: 'USED_UP' }, 'The code GO2025 has been used up.'],
    [{ status: 'RESERVED' }, 'Another purchase that isn’t paid yet has reserved the code GO2025.'],
    [{ status: 'USED' }, 'You’ve already used the code GO2025.'],
  ] as const)('%j is said at its field, and the regular plan is offered', async (code, words) => {
    await open({ plans: plansWithCode(code), address: '/membership/GO2025/' });
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' });
    const problem = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.value).toBe('GO2025');
    expect(problem?.textContent).toContain(words);
    expect(amounts(card('Price of Go+'))[0]).toBe('Today$79.00');
    expect(joinTargets()).toEqual(['/membership/purchase/', '/membership/purchase/']);
  });

  it('is not even asked about when it is longer than any code', async () => {
    await open({ address: `/membership/${'x'.repeat(41)}/` });
    expect(screen.getByText(/We don’t know the code X{40}\./)).toBeTruthy();
  });
});

describe('an account', () => {
  it.each([
    [{}, 'Go+ renews on Feb 10, 2027 for $79.00.'],
    [{ renews: false }, 'Go+ ends on Feb 10, 2027. It doesn’t renew on its own.'],
    [{ renews: false, cancelAtPeriodEnd: true }, 'You canceled Go+. You keep member prices'],
  ] as const)('of a member with %j sees its own state and no offer', async (subscription, words) => {
    await open({ subscription });
    const own = within(card('Your membership'));
    expect(own.getByText(words, { exact: false })).toBeTruthy();
    expect(own.getByRole('link', { name: 'See your membership' }).getAttribute('href')).toBe(
      '/account/membership/',
    );
    expect(screen.queryByRole('link', { name: /^Join/ })).toBeNull();
    expect(screen.queryByText('Today, Nov 20, 2026')).toBeNull();
  });

  it('with an unpaid renewal sees until when to pay it', async () => {
    await open({ subscription: { status: 'PAST_DUE', graceEndsAt: '2026-11-25T18:00:00.000Z' } });
    const own = within(card('Your membership'));
    expect(own.getByText(/\$79\.00 failed\. Pay by Wed, Nov 25, 10 AM PST/)).toBeTruthy();
    expect(own.getByRole('link', { name: 'Pay $79.00' }).getAttribute('href')).toBe('/account/membership/');
    expect(screen.queryByRole('link', { name: /^Join/ })).toBeNull();
  });

  it('whose membership ended can join again', async () => {
    await open({ subscription: { status: 'EXPIRED', endsOn: '2026-10-02' } });
    expect(offer().getByText(/Your Go\+ ended on Oct 2, 2026/)).toBeTruthy();
    expect(joinTargets()).toHaveLength(2);
  });
});

describe('the days', () => {
  it('are those of a membership that starts today', async () => {
    await open({ plans: plansWithCode({}) });
    const [, ...steps] = within(card('Renewing and leaving')).getAllByRole('list');
    const days = [...(steps[0]?.querySelectorAll('li > b') ?? [])].map(({ textContent }) => textContent);
    expect(days).toEqual([
      'Today, Nov 20, 2026',
      'Oct 21, 2027',
      'Nov 13, 2027',
      'Only if you’ve saved less than $79',
      'Nov 20, 2027',
    ]);
  });
});

describe('the answers', () => {
  it('have the figures of the listings and of the terms', async () => {
    await open();
    expect(screen.getByText(/That’s why 20% of stays have no member price\./)).toBeTruthy();
    expect(screen.getByText(/within 14 days of paying/)).toBeTruthy();
    expect(screen.getByText(/you have 10 days to pay/)).toBeTruthy();
  });
});

it('speaks Spanish', async () => {
  await open({ plans: plansWithCode({}), address: '/membership/GO2025/', locale: 'es' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Haz cuentas y luego únete.');
  expect(amounts(card('Precio de Go+'))[1]).toBe('A partir del 20 nov 2027, solo si eliges renovar$79.00');
});

describe('the benefit on tickets', () => {
  const withFee = (ticketFeePercentOff: number) => ({
    ...samplePlans,
    plans: samplePlans.plans.map((plan) => ({ ...plan, ticketFeePercentOff })),
  });

  it('is among the facts and the answers, with figures of the same rules as prices', async () => {
    await open();
    expect(screen.getByText('No service fee on event tickets')).toBeTruthy();
    expect(screen.getByText(/2 tickets that cost \$200\.00 with every fee cost you \$174\.56/)).toBeTruthy();
  });

  it('may be a part of the fee, or none', async () => {
    const { unmount } = await open({ plans: withFee(50) });
    expect(screen.getByText('50% off the service fee of event tickets')).toBeTruthy();
    unmount();
    await open({ plans: withFee(0) });
    expect(screen.queryByText(/service fee of event tickets|What do I get on event tickets/)).toBeNull();
  });
});
