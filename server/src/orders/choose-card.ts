import type { Locale } from '@golark/contract/locale/rules';
import type { CardInput, NewCard } from '@golark/contract/payments/schemas';
import { findCardToCharge, type Payer, saveCard } from '#payments';
import type { Context } from '#platform/context';
import { isUuid } from '#platform/database/ids';
import { notFound } from '#platform/failure';
import { assertMayPay } from './assert-may-pay.ts';
import type { CardToCharge } from './place-order.ts';

interface CardChoice {
  savedCardId?: string | undefined;
  card?: CardInput | undefined;
  /** What the browser created in the gateway's own form. */
  methodId?: string | undefined;
  saveCard?: boolean | undefined;
  deviceProfileSessionId?: string | undefined;
}

interface Payment {
  payer: Payer;
  locale: Locale;
  /** false for another attempt to pay what is held already. */
  isNewHold: boolean;
}

/** A new card that could not be charged is not sent to the gateway either. */
const saveTypedCard = async (ctx: Context, { payer, locale, isNewHold }: Payment, card: NewCard) => {
  await assertMayPay(ctx, ctx.db, { payer, locale, isNewHold, fingerprint: null });
  return saveCard(ctx, payer, { card, isKept: false, locale });
};

/**
 * The card that a buyer pays with: a saved one, or a new one, which is stored for this payment. Throws NOT_FOUND, RATE_LIMITED,
 * CARD_DECLINED.
 */
export const chooseCard = async (
  ctx: Context,
  payment: Payment,
  choice: CardChoice,
): Promise<CardToCharge> => {
  const typed = choice.methodId ? { methodId: choice.methodId } : choice.card;
  const keepsCard = choice.saveCard ?? false;
  if (typed) return { ...(await saveTypedCard(ctx, payment, typed)), keepsCard };
  const { accountId } = payment.payer;
  const cardId = choice.savedCardId ?? '';
  const card = isUuid(cardId)
    ? await findCardToCharge(ctx.db, { accountId, cardId, gateway: ctx.gateway.name })
    : undefined;
  if (!card) throw notFound('This saved card');
  const { deviceProfileSessionId = null } = choice;
  return { ...card, keepsCard, device_profile_session_id: deviceProfileSessionId };
};
