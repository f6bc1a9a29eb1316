import { deleteCard, listCards, saveCard, setDefaultCard } from '@golark/contract/payments/calls';
import type { FastifyInstance } from 'fastify';
import { lockOpenAccount } from '#accounts';
import { accountOf } from '#platform/caller';
import type { Context } from '#platform/context';
import { isUuid } from '#platform/database/ids';
import { notFound } from '#platform/failure';
import { registerCall } from '#platform/http/register-call';
import { removeCard } from './remove-card.ts';
import { saveCard as runSaveCard } from './save-card.ts';
import { clearDefaultCard, listCards as listCardRows, markCardDefault, presentCard } from './store.ts';

const assertCardId = (cardId: string): void => {
  if (!isUuid(cardId)) throw notFound('This card');
};

export const registerPaymentRoutes = (app: FastifyInstance, ctx: Context): void => {
  const cardsOf = async (accountId: string) => ({
    cards: (await listCardRows(ctx.db, accountId)).map(presentCard),
  });

  registerCall(app, saveCard, async ({ caller, body }) => ({
    card: presentCard(await runSaveCard(ctx, accountOf(caller), { card: body, isKept: true })),
  }));

  registerCall(app, listCards, ({ caller }) => cardsOf(accountOf(caller)));

  registerCall(app, setDefaultCard, async ({ caller, body }) => {
    const accountId = accountOf(caller);
    assertCardId(body.cardId);
    await ctx.db.transaction().execute(async (trx) => {
      await lockOpenAccount(trx, accountId, 'change');
      await clearDefaultCard(trx, accountId);
      if (!(await markCardDefault(trx, { accountId, cardId: body.cardId }))) throw notFound('This card');
    });
    return cardsOf(accountId);
  });

  registerCall(app, deleteCard, async ({ caller, params }) => {
    const accountId = accountOf(caller);
    assertCardId(params.cardId);
    await removeCard(ctx, accountId, params.cardId);
    return cardsOf(accountId);
  });
};
