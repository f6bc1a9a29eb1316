export { AlsoOrdered } from './also-ordered.tsx';
export { BankStep } from './bank-step.tsx';
export { cardErrors, cardOf, paymentErrors, paymentOf } from './card-input.ts';
export { ChargeLines } from './charge-lines.tsx';
export { confirmPaymentIntent } from './confirm-payment-intent.ts';
export { GatewayCardFields } from './gateway-card-fields.tsx';
export { loadAlsoOrdered } from './load-also-ordered.ts';
export { type PaymentOutcome, PayWith, shownPaymentFields } from './pay-with.tsx';
export { TestPayments } from './test-payments.tsx';
