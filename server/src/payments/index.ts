export { deleteCustomer } from './delete-customer.ts';
export { detachMethods } from './detach-methods.ts';
export { isSandbox, type SandboxGateway, sandboxGateway } from './gateway/sandbox.ts';
export { registerSandboxPages } from './gateway/sandbox-pages.ts';
export { stripeGateway } from './gateway/stripe.ts';
export { paymentRecurringJobs } from './jobs.ts';
export { keepPaidCard } from './keep-card.ts';
export { type LimitName, limitReached } from './limit-reached.ts';
export { factorOf, locksOf, type Payer, payerOf, payerScopes } from './payer.ts';
export { paymentPersonalData } from './personal-data.ts';
export { refuseCardNumbers } from './refuse-card-numbers.ts';
export { registerPaymentRoutes } from './routes.ts';
export {
  canPaymentBecome,
  isOpenPayment,
  type PaymentStatus,
  paymentTransitions,
  refundTransitions,
} from './rules/payment-states.ts';
export { waitForLimit } from './rules/wait-for-limit.ts';
export { saveCard } from './save-card.ts';
export { setUpCardOfVisitor } from './set-up-card.ts';
export {
  findCardOnFile,
  findCardToCharge,
  forgetCards,
  listCards,
} from './store/cards.ts';
export { listDeletedOwners } from './store/customers.ts';
export { insertPaymentEvent, type ReceivedEvent } from './store/events.ts';
export { registerPaymentWebhook } from './webhook.ts';
