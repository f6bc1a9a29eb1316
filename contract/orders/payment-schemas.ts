import { z } from 'zod';
import { fieldRule } from '../errors/rules.ts';
import { CardInput } from '../payments/schemas.ts';
import { AnyText } from '../text/schemas.ts';

/** What the browser needs for 3-D Secure: the bank's page, or the gateway's client secret. */
export const PaymentAction = z.union([
  z.strictObject({ url: z.string() }),
  z.strictObject({ clientSecret: z.string() }),
]);

/** What a declined payment returns; the order stays held for another card until `holdExpiresAt`. */
export const Decline = z.object({
  declineCode: z.string(),
  orderId: z.string(),
  holdExpiresAt: z.string().nullable(),
});

export const AuthenticationRequired = z.object({
  orderId: z.string(),
  action: PaymentAction,
  holdExpiresAt: z.string().nullable(),
});

/** With which card to pay: `.strictObject({ ...cardFields, … }).refine(hasOneCard, oneCard)`. */
export const cardFields = {
  savedCardId: AnyText(100).optional(),
  card: CardInput.optional(),
  /** Keep the new card in the account, once it has paid. */
  saveCard: z.boolean().optional(),
  deviceProfileSessionId: AnyText(200).optional(),
};

export const hasOneCard = (body: { savedCardId?: unknown; card?: unknown; methodId?: unknown }): boolean =>
  [body.savedCardId, body.card, body.methodId].filter(Boolean).length === 1;

export const oneCard = { path: ['savedCardId'], ...fieldRule('card_choice') };
