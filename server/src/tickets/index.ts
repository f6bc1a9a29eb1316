export { insertListings, type NewListing } from './insert-listings.ts';
export { ticketJobs } from './jobs.ts';
export { ticketListeners } from './listeners.ts';
export { ticketPersonalData } from './personal-data.ts';
export { registerTicketRoutes } from './routes.ts';
export { ticketsFulfilment } from './tickets-fulfilment.ts';
