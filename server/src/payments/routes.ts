import * as calls from '@golark/contract/payments/calls';
import type { NewCard } from '@golark/contract/payments/schemas';
import type { FastifyInstance } from 'fastify';
import type { AccountCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import { isUuid } from '#platform/database/ids';
import { registerCall, registerOwnedCall } from '#platform/http/register-call';
import { payerOf } from './payer.ts';
import { removeCard } from './remove-card.ts';
import { saveCard } from './save-card.ts';
import { setDefaultCard } from './set-default-card.ts';
import { setUpCard, setUpThreeDS } from './set-up-card.ts';
import { type CardRow, findCard, listCards, presentCard } from './store/cards.ts';

const isKept = (card: NewCard): boolean => !('methodId' in card) || (card.isKept ?? true);

export const registerPaymentRoutes = (app: FastifyInstance, ctx: Context): void => {
  const what = 'This card';
  const gateway = ctx.gateway.name;
  const findOwnCard = async (cardId: string, accountId: string): Promise<CardRow | undefined> =>
    isUuid(cardId) ? findCard(ctx.db, { accountId, cardId, gateway }) : undefined;
  const cardsOf = async ({ accountId }: AccountCaller) => ({
    cards: (await listCards(ctx.db, { accountId, gateway })).map(presentCard),
  });

  registerCall(app, calls.setUpCard, ({ caller }) => setUpCard(ctx, caller));

  registerOwnedCall(app, calls.setUpThreeDS, {
    what,
    load: ({ body }, accountId) => findOwnCard(body.savedCardId, accountId),
    handle: ({ resource }) => setUpThreeDS(ctx, resource),
  });

  registerCall(app, calls.saveCard, async ({ caller, body }) => ({
    card: presentCard(
      await saveCard(ctx, payerOf(ctx, caller), {
        card: body,
        isKept: isKept(body),
        locale: caller.locale,
      }),
    ),
  }));

  registerCall(app, calls.listCards, ({ caller }) => cardsOf(caller));

  registerOwnedCall(app, calls.setDefaultCard, {
    what,
    load: ({ body }, accountId) => findOwnCard(body.cardId, accountId),
    handle: async ({ caller, resource }) => {
      await setDefaultCard(ctx, caller.accountId, resource.id);
      return cardsOf(caller);
    },
  });

  registerOwnedCall(app, calls.deleteCard, {
    what,
    load: ({ params }, accountId) => findOwnCard(params.cardId, accountId),
    handle: async ({ caller, resource }) => {
      await removeCard(ctx, caller.accountId, resource.id);
      return cardsOf(caller);
    },
  });
};
