export { getOwnHold } from './hold-tickets.ts';
export { insertListings, type NewListing } from './insert-listings.ts';
export { ticketJobs, ticketRecurringJobs } from './jobs.ts';
export { ticketListeners } from './listeners.ts';
export { ticketPersonalData } from './personal-data.ts';
export { prepareTickets } from './prepare-tickets.ts';
export { registerTicketRoutes } from './routes.ts';
export type { HoldRow } from './store/holds.ts';
export { ticketsFulfilment } from './tickets-fulfilment.ts';
