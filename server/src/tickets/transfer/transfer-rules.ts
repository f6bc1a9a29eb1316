import type { EventStatus } from '@golark/contract/events/rules';
import type { TicketStatus } from '@golark/contract/tickets/rules';
import { isResale } from '../rules/match-offers.ts';

interface Sold {
  order_status: string;
  event_status: EventStatus;
  starts_at: Date;
  seller_account_id: string | null;
}

/** Why no ticket of an order can be given to somebody else; null if they can. */
export type TransferObstacle = 'not-bought' | 'canceled' | 'over' | 'resale';

export const transferObstacle = (sold: Sold, now: Date): TransferObstacle | null => {
  if (sold.order_status !== 'CONFIRMED') return 'not-bought';
  if (sold.event_status === 'CANCELED') return 'canceled';
  if (sold.starts_at <= now) return 'over';
  // the file of a seller has a barcode that isn't ours: it could not be revoked
  return isResale(sold) ? 'resale' : null;
};

export const isWithItsBuyer = (ticket: {
  status: TicketStatus;
  transfer: object | null;
  is_in_pool: boolean;
}): boolean => ticket.status === 'VALID' && ticket.transfer === null && !ticket.is_in_pool;

/** The most transfer emails for one purchase: a limit against spam. */
export const mostTransfers = 40;
