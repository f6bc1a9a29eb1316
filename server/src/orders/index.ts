export { acceptRequest, declineRequest } from './answer-request.ts';
export { type CanceledItem, cancelItem } from './cancel-item.ts';
export { completeOrder } from './complete-orders.ts';
export { enqueueOpenWork } from './find-open-work.ts';
export { orderJobs, orderRecurringJobs } from './jobs.ts';
export { type PlacedOrder, type PreparedItem, placeOrder } from './place-order.ts';
export { retryPayment } from './retry-payment.ts';
export { continuePayment, settlePayment } from './settle-payment.ts';
export { findOrder, type OrderLine } from './store/orders.ts';
