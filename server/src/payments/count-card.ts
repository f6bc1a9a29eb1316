import type { Locale } from '@golark/contract/locale/rules';
import type { Context } from '#platform/context';
import { limitReached } from './limit-reached.ts';
import { factorOf, locksOf, type Payer, payerScopes } from './payer.ts';
import { waitForLimit } from './rules/wait-for-limit.ts';
import { deleteOpenedForm, insertCardAttempt, listCardAttempts, lockNames } from './store/card-attempts.ts';

const day = 86_400_000;

/** Attempts are deleted once they are older than this. */
export const countedCardMilliseconds = day;

/** A card as typed, a form of the gateway that is about to be opened, or the method that a browser made with it. */
type CardSource = 'typed' | 'form' | 'method';

/**
 * Counts a card before the gateway sees it, because the gateway's answer is what a card tester wants. Returns the id of the
 * attempt. Throws RATE_LIMITED.
 */
export const countCard = async (
  ctx: Context,
  payer: Payer,
  { locale, from }: { locale: Locale; from: CardSource },
): Promise<number> => {
  const now = ctx.clock.now();
  const { savedCardsPerDay } = ctx.config.paymentLimits;
  const counted = await ctx.db.transaction().execute(async (trx) => {
    await lockNames(trx, locksOf(payer));
    if (from === 'method') await deleteOpenedForm(trx, payer.accountId);
    const attempts = await listCardAttempts(trx, payer, new Date(now.getTime() - day));
    const waits = payerScopes.map((scope) => {
      const same = attempts.filter((attempt) => payer[scope] !== null && attempt[scope] === payer[scope]);
      const ends = same.map(({ attemptedAt }) => new Date(attemptedAt.getTime() + day));
      return waitForLimit(ends, { atMost: savedCardsPerDay * factorOf(ctx.config, scope), now }) ?? 0;
    });
    const retryAfterSeconds = Math.max(...waits);
    if (retryAfterSeconds > 0) return { retryAfterSeconds };
    return { attemptId: await insertCardAttempt(trx, { payer, at: now, isForm: from === 'form' }) };
  });
  if ('attemptId' in counted) return counted.attemptId;
  throw limitReached('savedCards', counted.retryAfterSeconds, locale);
};
