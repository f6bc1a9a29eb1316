import { z } from 'zod';
import { Address } from '../accounts/schemas.ts';
import type { CallSchemas } from '../call.ts';
import { fieldRule } from '../errors/rules.ts';
import { AnyText, Text } from '../text/schemas.ts';
import { cardDigits, passesLuhn, readExpiry } from './rules.ts';

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
    .transform((typed) => readExpiry(typed) ?? typed)
    .pipe(z.string().regex(/^(0[1-9]|1[0-2])\/\d{2}$/)),
  cvc: z.string().regex(/^\d{3,4}$/),
  nameOnCard: Text(100).optional(),
  /** The billing address. Passed to the gateway with the card, not stored here. */
  address: Address.optional(),
});

export type CardInput = z.infer<typeof CardInput>;

export const MethodId = z.string().regex(/^\w{1,255}$/);

/** A payment method that the browser created in the gateway's own form. */
export const MethodInput = z.strictObject({
  methodId: MethodId,
  nameOnCard: Text(100).optional(),
  /** false: for one payment, which keeps the card if it succeeds and has `saveCard`. */
  isKept: z.boolean().optional(),
});

/** A new card: a method, or the card as typed where the gateway accepts card numbers. */
export const NewCard = z.union([CardInput, MethodInput]);

export type NewCard = z.infer<typeof NewCard>;

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

/** For the gateway's own form. */
export const CardSetup = z.strictObject({
  clientSecret: z.string().nullable(),
  publishableKey: z.string().nullable(),
});

export const paymentsSchemas = {
  setUpCard: {
    summary:
      "What the gateway's own form needs to create a payment method; `clientSecret` is null for a gateway without one.",
    response: CardSetup,
    errors: {},
  },
  setUpThreeDS: {
    summary:
      'The page that collects data about the device before a payment with a saved card, to be opened with the token. Both are empty for a gateway that does this itself.',
    body: z.strictObject({ savedCardId: AnyText(100) }),
    response: z.strictObject({ deviceDataCollectionUrl: z.string(), accessToken: z.string() }),
    errors: { NOT_FOUND: null },
  },
  saveCard: {
    summary: 'Save a card for later payments. The first one becomes the default.',
    body: NewCard,
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
  receivePaymentEvent: {
    summary:
      'For the payment gateway: an event in the form of the gateway, which signs the body in a header of its own. An event that is sent again is processed once.',
    params: z.object({ gateway: AnyText(40) }),
    response: z.strictObject({ received: z.boolean() }),
    errors: { NOT_FOUND: null },
  },
  deleteCard: {
    summary: 'Remove a saved card. Receipts of bookings paid with it are unchanged.',
    params: z.object({ cardId: AnyText(100) }),
    response: z.strictObject({ cards: z.array(Card) }),
    errors: { NOT_FOUND: null },
  },
} as const satisfies Record<string, CallSchemas>;
