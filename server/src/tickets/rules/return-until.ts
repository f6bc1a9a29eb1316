import type { EventStatus } from '@golark/contract/events/rules';
import type { TicketStatus } from '@golark/contract/tickets/rules';

const returnDays = 14;

interface Dates {
  event_status: EventStatus;
  moved_at: Date | null;
  ordered_at: Date;
  starts_at: Date;
}

/** Tickets that were used, given to somebody or are offered to somebody can't be returned as a whole. */
export const isReturnable = (order: {
  order_status: string;
  tickets: readonly { status: TicketStatus; transfer: object | null; is_in_pool: boolean }[];
}): boolean =>
  order.order_status === 'CONFIRMED' &&
  order.tickets.every(
    ({ status, transfer, is_in_pool }) => status !== 'USED' && transfer === null && !is_in_pool,
  );

/** Until when tickets of a moved event can be returned: 14 days, but not once it has begun. null for tickets that can't be. */
export const returnUntilOf = ({ event_status, moved_at, ordered_at, starts_at }: Dates): Date | null => {
  if (event_status !== 'MOVED' || !moved_at || moved_at <= ordered_at) return null;
  return new Date(Math.min(moved_at.getTime() + returnDays * 86_400_000, starts_at.getTime()));
};
