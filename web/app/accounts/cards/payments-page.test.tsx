import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type ApiResponses, maya, openPage, problem } from '../../../testing/open-page.tsx';
import { sampleCard } from '../../../testing/sample-stay.ts';
import * as paymentsPage from './payments-page.tsx';

const saveCard = 'PUT /v1/account/me/saved-cards';
const listCards = 'GET /v1/account/me/saved-cards';

const open = (api: ApiResponses = {}, locale: 'en' | 'es' = 'en') =>
  openPage(paymentsPage, {
    path: '/account/payments/',
    locale,
    account: maya,
    api: { [listCards]: () => Response.json({ cards: [] }), ...api },
  });

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const errorOf = (control: HTMLElement) =>
  document.getElementById(control.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent;

describe('adding a card', () => {
  it('groups what is typed, saves the card and shows it in place of the filled form', async () => {
    const cards: object[] = [];
    const { user, sent } = await open({
      [listCards]: () => Response.json({ cards }),
      [saveCard]: () => {
        cards.push(sampleCard);
        return Response.json({ card: sampleCard });
      },
    });
    expect(field('Name on card').value).toBe('Maya Ortega');
    await user.type(field('Card number'), '4242424242424242');
    await user.type(field('Expires'), '830');
    await user.type(field('CVC'), '123');
    expect([field('Card number').value, field('Expires').value]).toEqual(['4242 4242 4242 4242', '08/30']);
    expect(screen.getByText('Visa')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save card' }));
    await screen.findByText('Visa ending in 4242');
    expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
      cardNumber: '4242 4242 4242 4242',
      cardExpiry: '08/30',
      cvc: '123',
      nameOnCard: 'Maya Ortega',
    });
    await waitFor(() => expect(field('Card number').value).toBe(''));
    const notices = within(await screen.findByRole('region', { name: /Notices/ }));
    await notices.findByText('Card saved');
  });

  it.each([
    {
      locale: 'en',
      save: 'Save card',
      number: 'Card number',
      invalid: 'Card Number is not valid',
      expiry: 'Expires',
      expired: 'This card has expired',
    },
    {
      locale: 'es',
      save: 'Guardar la tarjeta',
      number: 'Número de tarjeta',
      invalid: 'Número de tarjeta: el valor no es válido',
      expiry: 'Vence',
      expired: 'Esta tarjeta está vencida',
    },
  ] as const)(
    'explains in $locale what is wrong, without a call',
    async ({ locale, save, number, invalid, expiry, expired }) => {
      const { user, sent } = await open({}, locale);
      await user.type(field(number), '4242424242424241');
      await user.type(field(expiry), '0127');
      await user.type(field('CVC'), '123');
      await user.click(screen.getByRole('button', { name: save }));
      await waitFor(() => expect(document.activeElement).toBe(field(number)));
      expect(errorOf(field(number))).toBe(invalid);
      await user.clear(field(number));
      await user.type(field(number), '4242424242424242');
      await user.clear(field(expiry));
      await user.type(field(expiry), '0125');
      await user.click(screen.getByRole('button', { name: save }));
      await waitFor(() => expect(document.activeElement).toBe(field(expiry)));
      expect(errorOf(field(expiry))).toBe(expired);
      expect(sent.every(({ method }) => method === 'GET')).toBe(true);
    },
  );

  it('says that the card was declined and keeps its fields', async () => {
    const { user } = await open({
      [saveCard]: () => problem(402, 'CARD_DECLINED', { kind: 'PaymentError' }),
    });
    await user.type(field('Card number'), '4000000000000002');
    await user.type(field('Expires'), '0830');
    await user.type(field('CVC'), '123{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('The card was declined.');
    expect(field('Card number').value).toBe('4000 0000 0000 0002');
  });
});

describe('saved cards', () => {
  it('are removed by a button that names the card', async () => {
    const cards = [sampleCard, { ...sampleCard, id: 'card2', last4: '4444', isDefault: false }];
    const { user, sent } = await open({
      [listCards]: () => Response.json({ cards }),
      'DELETE /v1/account/me/saved-cards/card/card2': () => {
        cards.pop();
        return Response.json({});
      },
    });
    await user.click(screen.getByText('Visa ending in 4444'));
    await user.click(screen.getByRole('button', { name: 'Remove Visa ending in 4444' }));
    await waitFor(() => expect(screen.queryByText('Visa ending in 4444')).toBeNull());
    expect(sent.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
    expect(screen.getByText('Visa ending in 4242')).toBeTruthy();
  });
});
