import type { Transition } from '#platform/state-machine';

export const balanceStatuses = ['PLANNED', 'OPEN', 'OVERDUE', 'PAID', 'CANCELED'] as const;
export type BalanceStatus = (typeof balanceStatuses)[number];

type BalanceEvent = 'confirmed' | 'failed' | 'paid' | 'canceled';

/** What is paid later of a confirmed order. Its order stays confirmed: only the end of its deadline cancels the item. */
export const balanceTransitions: readonly Transition<BalanceStatus, BalanceEvent, never>[] = [
  { from: 'PLANNED', event: 'confirmed', to: 'OPEN', effects: [] },
  { from: 'OPEN', event: 'paid', to: 'PAID', effects: [] },
  { from: 'OPEN', event: 'failed', to: 'OVERDUE', effects: [] },
  { from: 'OPEN', event: 'canceled', to: 'CANCELED', effects: [] },
  { from: 'OVERDUE', event: 'paid', to: 'PAID', effects: [] },
  { from: 'OVERDUE', event: 'canceled', to: 'CANCELED', effects: [] },
];

/** Whether it is still to be paid. */
export const isOpenBalance = (status: BalanceStatus): boolean => status === 'OPEN' || status === 'OVERDUE';
