export { receiptListeners } from './listeners.ts';
export { receiptPersonalData } from './personal-data.ts';
export { registerReceiptRoutes } from './routes.ts';
