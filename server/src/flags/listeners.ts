import { type EventListener, listenTo } from '#platform/events/event-listener';
import { deleteRulesOf } from './store.ts';

export const flagListeners: readonly EventListener[] = [
  listenTo('account.deleted', 'flags.delete-rules', (ctx, { accountId }) => deleteRulesOf(ctx.db, accountId)),
];
