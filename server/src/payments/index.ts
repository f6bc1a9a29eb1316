export { sandboxGateway } from './gateway/sandbox.ts';
export { stripeGateway } from './gateway/stripe.ts';
export { registerPaymentRoutes } from './routes.ts';
export { saveCard } from './save-card.ts';
export { type CardRow, findCard, forgetCards, listCards, presentCard } from './store.ts';
