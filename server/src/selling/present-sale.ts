import type { Locale } from '@golark/contract/locale/rules';
import { fullNameOf } from '@golark/contract/names/rules';
import type { Sale } from '@golark/contract/selling/schemas';
import type { Context } from '#platform/context';
import { presentEvent } from '#tickets';
import { presentObjection } from './objections/present-objection.ts';
import { presentSeats } from './present-listing.ts';
import { presentPayout } from './present-payout.ts';
import { paidOnOf } from './rules/delivery-deadline.ts';
import { canAnswer, canDeliver, latestObjection } from './rules/objecting.ts';
import type { SaleRow } from './store/sales.ts';

const transferToOf = (row: SaleRow, isOpen: boolean): Sale['transferTo'] =>
  row.sale_delivery === 'transfer' && isOpen
    ? {
        name: fullNameOf({ firstName: row.buyer_first_name, lastName: row.buyer_last_name }),
        email: row.buyer_email,
      }
    : null;

const transferredWithOf = ({
  transfer_service: service,
  transfer_reference: reference,
}: SaleRow): Sale['transferredWith'] =>
  service === null || reference === null ? null : { service, reference };

export const presentSale = (ctx: Context, row: SaleRow, locale: Locale): Sale => {
  const isDeliverable = canDeliver(row, ctx.clock.now());
  const objection = latestObjection(row);
  const terms = {
    priceAmount: row.price_amount,
    facilityChargeAmount: row.facility_charge_amount,
    quantity: row.quantity,
  };
  return {
    orderId: row.order_id,
    code: row.code,
    listingId: row.listing_id,
    event: presentEvent(row, locale),
    place: presentSeats(row, row.seats),
    quantity: row.quantity,
    state: row.status,
    delivery: row.sale_delivery,
    deliverBy: row.deliver_by?.toISOString() ?? null,
    deliveredAt: row.delivered_at?.toISOString() ?? null,
    transferTo: transferToOf(row, row.status === 'DUE' || isDeliverable),
    transferredWith: transferredWithOf(row),
    payout: presentPayout(terms, paidOnOf({ startsAt: row.starts_at, timeZone: row.time_zone })),
    payoutState: row.payout_status,
    objection: objection && presentObjection(objection),
    canAnswer: canAnswer(row),
    canDeliver: isDeliverable,
    soldAt: row.sold_at.toISOString(),
  };
};
