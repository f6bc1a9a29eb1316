import { z } from 'zod';
import { Address } from './accounts.ts';
import { defineCall } from './call.ts';
import { Text } from './text.ts';

const passesLuhn = (digits: string): boolean => {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const digit = Number(digits[digits.length - 1 - i]);
    const doubled = i % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
};

/** A card as typed. It goes to the gateway's vault and is never stored or logged here. */
export const CardInput = z.strictObject({
  cardNumber: z
    .string()
    .transform((text) => text.replaceAll(/[\s-]/g, ''))
    .pipe(
      z
        .string()
        .regex(/^\d{12,19}$/, 'invalid string value')
        .refine(passesLuhn, 'invalid string value'),
    ),
  cardExpiry: z
    .string()
    .trim()
    .regex(/^(0[1-9]|1[0-2])\s*\/\s*\d{2}$/, 'invalid string value'),
  cvc: z.string().regex(/^\d{3,4}$/, 'invalid string value'),
  nameOnCard: Text(100).optional(),
  /** Where the card's bills go; it goes to the gateway with the card and is not kept here. */
  address: Address.optional(),
});
export type CardInput = z.infer<typeof CardInput>;

/** What may be shown of a card. */
export const Card = z.strictObject({
  id: z.string(),
  brand: z.string(),
  last4: z.string(),
  expMonth: z.int(),
  expYear: z.int(),
  nameOnCard: z.string().nullable(),
  isDefault: z.boolean(),
});
export type Card = z.infer<typeof Card>;

export const saveCard = defineCall({
  name: 'saveCard',
  summary: 'Keep a card for later payments. The first one becomes the default.',
  method: 'PUT',
  path: '/v1/account/me/saved-cards',
  access: 'account',
  body: CardInput,
  status: 201,
  answer: z.strictObject({ card: Card }),
  errors: ['VALIDATION_ERROR', 'CARD_DECLINED'],
});

export const listCards = defineCall({
  name: 'listCards',
  summary: 'The saved cards, the default first.',
  method: 'GET',
  path: '/v1/account/me/saved-cards',
  access: 'account',
  status: 200,
  answer: z.strictObject({ cards: z.array(Card) }),
  errors: [],
});

export const setDefaultCard = defineCall({
  name: 'setDefaultCard',
  summary: 'Make a saved card the default.',
  method: 'POST',
  path: '/v1/account/me/saved-cards/default',
  access: 'account',
  isOwned: true,
  body: z.strictObject({ cardId: z.string() }),
  status: 200,
  answer: z.strictObject({ cards: z.array(Card) }),
  errors: ['NOT_FOUND'],
});

export const deleteCard = defineCall({
  name: 'deleteCard',
  summary: 'Remove a saved card. Bookings paid with it keep their receipt.',
  method: 'DELETE',
  path: '/v1/account/me/saved-cards/card/{cardId}',
  access: 'account',
  isOwned: true,
  params: z.object({ cardId: z.string() }),
  status: 200,
  answer: z.strictObject({ cards: z.array(Card) }),
  errors: ['NOT_FOUND'],
});
