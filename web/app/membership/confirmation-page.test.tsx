import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type ApiResponses, maya, openPage, problem } from '../../testing/open-page.tsx';
import { newSubscription, sampleMembership, sampleOrder } from '../../testing/sample-membership.ts';
import * as confirmationPage from './confirmation-page.tsx';

const getOrder = 'GET /v1/orders/order1';
const confirm = 'POST /v1/orders/order1/confirm-payment';

type Options = { locale?: 'en' | 'es'; query?: string; order?: object };

const open = (api: ApiResponses = {}, { locale = 'en', query = '', order = {} }: Options = {}) =>
  openPage(confirmationPage, {
    path: '/membership/confirmation/',
    address: `/membership/confirmation/?order=order1${query}`,
    locale,
    account: maya,
    api: {
      [getOrder]: () => Response.json({ order: { ...sampleOrder, ...order } }),
      'GET /v1/account/me/membership': () => Response.json(sampleMembership),
      ...api,
    },
  });

const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const atBank = { status: 'PENDING_PAYMENT', paymentAction: { url: '/dev/sandbox/3ds/1' } };
const stay = '&next=%2Fproperty%2Fstay1%2F%3Fadults%3D2';

describe('the confirmation of Go+', () => {
  it.each([
    {
      locale: 'en',
      title: 'You’re a Go+ member',
      words: [/receipt to maya@example.com/, 'Nov 20, 2027', 'Renews for $79.00', '$59.00'],
      back: 'Back to the stay',
    },
    {
      locale: 'es',
      title: 'Ya eres miembro de Go+',
      words: [/recibo a maya@example.com/, '20 nov 2027', 'Se renueva por $79.00', '$59.00'],
      back: 'Volver al alojamiento',
    },
  ] as const)(
    'says in $locale what it costs, until when it lasts and what happens then',
    async (expected) => {
      await open({}, { locale: expected.locale, query: stay });
      expect(screen.getByRole('heading', { level: 1, name: expected.title })).toBeTruthy();
      for (const words of expected.words) expect(screen.getByText(words)).toBeTruthy();
      expect(linkTo(expected.back)).toBe('/property/stay1/?adults=2');
    },
  );

  it('says that a membership without consent ends by itself', async () => {
    const subscription = { ...newSubscription, renews: false };
    await open({
      'GET /v1/account/me/membership': () => Response.json({ ...sampleMembership, subscription }),
    });
    expect(screen.getByText('Ends, nothing more is charged')).toBeTruthy();
    expect(linkTo('Find a stay')).toBe('/');
  });

  it('is another for a renewal', async () => {
    const payments = [{ ...sampleOrder.payments[0], purpose: 'renewal' }];
    await open({}, { order: { payments } });
    expect(screen.getByRole('heading', { level: 1, name: 'Your Go+ is renewed' })).toBeTruthy();
  });

  it('leads to the bank while the payment waits for it', async () => {
    await open({}, { order: atBank });
    expect(screen.getByText(/You’re not a member until you do/)).toBeTruthy();
    expect(linkTo('Confirm with your bank')).toBe('/dev/sandbox/3ds/1');
  });

  it('checks the outcome by itself after the bank, and then shows the membership', async () => {
    let order: object = atBank;
    const { sent } = await open(
      {
        [getOrder]: () => Response.json({ order: { ...sampleOrder, ...order } }),
        [confirm]: () => {
          order = {};
          return Response.json({ order: sampleOrder });
        },
      },
      { query: '&payment=returned' },
    );
    await screen.findByRole('heading', { level: 1, name: 'You’re a Go+ member' });
    expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('leads from a decline at the bank back to the purchase', async () => {
    let order: object = atBank;
    await open(
      {
        [getOrder]: () => Response.json({ order: { ...sampleOrder, ...order } }),
        [confirm]: () => {
          order = { status: 'PAYMENT_FAILED' };
          const declined = { orderId: 'order1', declineCode: 'authentication_failed', holdExpiresAt: null };
          return problem(402, 'CARD_DECLINED', { kind: 'PaymentError', ...declined });
        },
      },
      { query: `&payment=returned${stay}` },
    );
    await screen.findByText('Payment declined.');
    expect(linkTo('Use another card')).toBe('/membership/purchase/?next=%2Fproperty%2Fstay1%2F%3Fadults%3D2');
  });

  it('offers to look again while the payment is being confirmed', async () => {
    await open({}, { order: { status: 'PENDING_PAYMENT' } });
    expect(screen.getByText('We’re confirming your payment.')).toBeTruthy();
    expect(linkTo('Check again')).toContain('/membership/confirmation/?order=order1');
  });
});
