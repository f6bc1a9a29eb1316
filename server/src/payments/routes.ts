import * as calls from '@golark/contract/payments/calls';
import type { NewCard } from '@golark/contract/payments/schemas';
import type { FastifyInstance } from 'fastify';
import { lockOpenAccount } from '#accounts';
import { accountOf } from '#platform/caller';
import type { Context } from '#platform/context';
import { isUuid } from '#platform/database/ids';
import { notFound } from '#platform/failure';
import { registerCall } from '#platform/http/register-call';
import { removeCard } from './remove-card.ts';
import { saveCard } from './save-card.ts';
import { setUpCard, setUpThreeDS } from './set-up-card.ts';
import { clearDefaultCard, listCards, markCardDefault, presentCard } from './store/cards.ts';

const assertCardId = (cardId: string): void => {
  if (!isUuid(cardId)) throw notFound('This card');
};

const isKept = (card: NewCard): boolean => !('methodId' in card) || (card.isKept ?? true);

const setDefaultCard = (ctx: Context, accountId: string, cardId: string): Promise<void> =>
  ctx.db.transaction().execute(async (trx) => {
    const owner = { accountId, gateway: ctx.gateway.name };
    await lockOpenAccount(trx, accountId, 'change');
    await clearDefaultCard(trx, owner);
    if (!(await markCardDefault(trx, { ...owner, cardId }))) throw notFound('This card');
  });

const registerCardRoutes = (app: FastifyInstance, ctx: Context): void => {
  const cardsOf = async (accountId: string) => ({
    cards: (await listCards(ctx.db, { accountId, gateway: ctx.gateway.name })).map(presentCard),
  });

  registerCall(app, calls.saveCard, async ({ caller, body }) => ({
    card: presentCard(await saveCard(ctx, accountOf(caller), { card: body, isKept: isKept(body) })),
  }));

  registerCall(app, calls.listCards, ({ caller }) => cardsOf(accountOf(caller)));

  registerCall(app, calls.setDefaultCard, async ({ caller, body }) => {
    const accountId = accountOf(caller);
    assertCardId(body.cardId);
    await setDefaultCard(ctx, accountId, body.cardId);
    return cardsOf(accountId);
  });

  registerCall(app, calls.deleteCard, async ({ caller, params }) => {
    const accountId = accountOf(caller);
    assertCardId(params.cardId);
    await removeCard(ctx, accountId, params.cardId);
    return cardsOf(accountId);
  });
};

export const registerPaymentRoutes = (app: FastifyInstance, ctx: Context): void => {
  registerCall(app, calls.setUpCard, ({ caller }) => setUpCard(ctx, accountOf(caller)));
  registerCall(app, calls.setUpThreeDS, async ({ caller, body }) => {
    assertCardId(body.savedCardId);
    return setUpThreeDS(ctx, accountOf(caller), body.savedCardId);
  });
  registerCardRoutes(app, ctx);
};
