import {
  kindsOfDelivery,
  mostAnswers,
  mostObjections,
  type ObjectionKind,
} from '@golark/contract/objections/rules';
import type { PayoutState, SaleState } from '@golark/contract/selling/rules';
import type { Delivery } from '@golark/contract/tickets/rules';
import type { ObjectionRow } from '../store/objections.ts';

/** The facts that decide who can object to the delivery of a sale, and to what. */
export interface DeliveredSale {
  status: SaleState;
  sale_delivery: Delivery;
  transfer_service: string | null;
  /** Their barcode is ours: whether it is valid is known here. */
  is_issued_here: boolean;
  deliver_by: Date | null;
  payout_status: PayoutState;
  pays_at: Date;
  starts_at: Date;
  objections: readonly ObjectionRow[];
}

export const latestObjection = ({ objections }: Pick<DeliveredSale, 'objections'>): ObjectionRow | null =>
  objections.at(-1) ?? null;

export const openObjection = (sale: Pick<DeliveredSale, 'objections'>): ObjectionRow | null => {
  const latest = latestObjection(sale);
  return latest?.status === 'OPEN' ? latest : null;
};

/** What the buyer can object to; nothing before the delivery, once the payout is due, or after a decision. */
export const kindsToObject = (sale: DeliveredSale, now: Date): readonly ObjectionKind[] => {
  const { status, payout_status: payout, pays_at: paysAt, objections } = sale;
  const isDelivered = status === 'DELIVERED' && !sale.is_issued_here;
  const isTooLate = payout !== 'HELD' || paysAt <= now;
  const isSaid = objections.length >= mostObjections || objections.some((one) => one.status !== 'WITHDRAWN');
  if (!isDelivered || isTooLate || isSaid) return [];
  return kindsOfDelivery(sale.transfer_service === null ? 'upload' : 'transfer');
};

/** Whether the seller can answer the objection of the buyer. */
export const canAnswer = (sale: Pick<DeliveredSale, 'objections'>): boolean => {
  const open = openObjection(sale);
  return open !== null && open.answer_count < mostAnswers;
};

/** Whether the seller can deliver: until the deadline, or again until the event if the buyer has objected. */
export const canDeliver = (sale: DeliveredSale, now: Date): boolean => {
  if (sale.status === 'DUE') return sale.deliver_by !== null && sale.deliver_by > now;
  return sale.status === 'DELIVERED' && sale.starts_at > now && canAnswer(sale);
};
