import type { TicketOrder } from '@golark/contract/tickets/order-schemas';

/** What listings, sales and events have in common: enough to show an event in a row. */
export type HeldEvent = Pick<TicketOrder['event'], 'id' | 'title' | 'startsAt' | 'isTimeTbd' | 'image'> & {
  venue: { name: string; timeZone: string };
};
