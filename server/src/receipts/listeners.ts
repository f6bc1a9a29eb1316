import { type EventListener, listenTo } from '#platform/events/event-listener';
import { issueCreditNotes } from './issue-credit-notes.ts';

export const receiptListeners: readonly EventListener[] = [
  listenTo('order.refund-opened', 'receipts.issue-credit-notes', issueCreditNotes),
  listenTo('order.balance-reduced', 'receipts.credit-reduced-balance', issueCreditNotes),
];
