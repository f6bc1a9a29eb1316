export { enqueueOverdueSales } from './enqueue-overdue-sales.ts';
export { sellingJobs, sellingRecurringJobs } from './jobs.ts';
export { sellingListeners } from './listeners.ts';
export { decideObjection } from './objections/decide-objection.ts';
export { sellingPersonalData } from './personal-data.ts';
export { registerSellingRoutes } from './routes.ts';
export { latestObjection } from './rules/objecting.ts';
export { sellerSales } from './seller-sales.ts';
export { findSaleByCode, listSalesToDecide } from './store/sales.ts';
