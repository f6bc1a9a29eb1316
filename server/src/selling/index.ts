export { enqueueOverdueSales } from './enqueue-overdue-sales.ts';
export { sellingJobs, sellingRecurringJobs } from './jobs.ts';
export { sellingListeners } from './listeners.ts';
export { sellingPersonalData } from './personal-data.ts';
export { registerSellingRoutes } from './routes.ts';
export { sellerSales } from './seller-sales.ts';
