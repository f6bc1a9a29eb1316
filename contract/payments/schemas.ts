import { z } from 'zod';
import { Address } from '../accounts/schemas.ts';
import type { CallSchemas } from '../call.ts';
import { fieldRule } from '../errors/rules.ts';
import { AnyText, Text } from '../text/schemas.ts';
import { cardDigits, passesLuhn } from './rules.ts';

/** A card as typed. It is passed to the gateway's vault and never stored or logged here. */
export const CardInput = z.strictObject({
  cardNumber: z
    .string()
    .transform(cardDigits)
    .pipe(
      z
        .string()
        .regex(/^\d{12,19}$/)
        .refine(passesLuhn, fieldRule('invalid')),
    ),
  cardExpiry: z
    .string()
    .trim()
    .regex(/^(0[1-9]|1[0-2])\s*\/\s*\d{2}$/),
  cvc: z.string().regex(/^\d{3,4}$/),
  nameOnCard: Text(100).optional(),
  /** The billing address. Passed to the gateway with the card, not stored here. */
  address: Address.optional(),
});

export type CardInput = z.infer<typeof CardInput>;

/** What may be shown about a card. */
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

export const paymentsSchemas = {
  saveCard: {
    summary: 'Save a card for later payments. The first one becomes the default.',
    body: CardInput,
    response: z.strictObject({ card: Card }),
    errors: { CARD_DECLINED: null },
  },
  listCards: {
    summary: 'The saved cards, the default first.',
    response: z.strictObject({ cards: z.array(Card) }),
    errors: {},
  },
  setDefaultCard: {
    summary: 'Make a saved card the default.',
    body: z.strictObject({ cardId: AnyText(100) }),
    response: z.strictObject({ cards: z.array(Card) }),
    errors: { NOT_FOUND: null },
  },
  deleteCard: {
    summary: 'Remove a saved card. Receipts of bookings paid with it are unchanged.',
    params: z.object({ cardId: AnyText(100) }),
    response: z.strictObject({ cards: z.array(Card) }),
    errors: { NOT_FOUND: null },
  },
} as const satisfies Record<string, CallSchemas>;
