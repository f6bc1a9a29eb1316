import type { Transaction } from 'kysely';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { insertAttempt } from '../insert-attempt.ts';
import type { BalanceRow } from '../store/balances.ts';

/** An attempt to pay an open balance, with the job that settles it if this process doesn't. Returns its id. */
export const insertBalancePayment = (
  ctx: Context,
  trx: Transaction<DB>,
  {
    balance,
    cardId,
    keepsCard = false,
    deviceProfileSessionId = null,
    isOffSession,
  }: {
    balance: BalanceRow;
    cardId: string;
    keepsCard?: boolean;
    deviceProfileSessionId?: string | null;
    isOffSession: boolean;
  },
): Promise<string> =>
  insertAttempt(ctx, trx, {
    order_id: balance.order_id,
    purpose: 'balance',
    amount: balance.amount,
    capture: 'automatic',
    card_id: cardId,
    keeps_card: keepsCard,
    device_profile_session_id: deviceProfileSessionId,
    due_on: balance.due_on,
    is_off_session: isOffSession,
  });
