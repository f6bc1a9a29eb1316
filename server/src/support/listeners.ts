import { type EventListener, listenTo } from '#platform/events/event-listener';
import { deleteMessagesOf } from './store.ts';

export const supportListeners: readonly EventListener[] = [
  listenTo('account.deleted', 'support.delete-messages', (ctx, { accountId }) =>
    deleteMessagesOf(ctx.db, accountId),
  ),
];
