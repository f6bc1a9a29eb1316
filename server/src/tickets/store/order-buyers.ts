import type { TicketBuyer } from '@golark/contract/tickets/order-schemas';
import type { Transaction } from 'kysely';
import type { DB } from '#platform/database/tables';

/** Writes who bought the tickets of an order item: the confirmation goes to this address. */
export const insertBuyer = async (
  trx: Transaction<DB>,
  itemId: string,
  { firstName, lastName, email, phone }: TicketBuyer,
): Promise<void> => {
  await trx
    .insertInto('ticket_order_buyers')
    .values({
      item_id: itemId,
      first_name: firstName,
      last_name: lastName,
      email,
      phone: phone ? JSON.stringify(phone) : null,
    })
    .execute();
};
