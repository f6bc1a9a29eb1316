import type { Guard } from './guard.ts';

const payments = 'server/src/payments';
const cardTests = [
  'payments/save-card',
  'payments/keep-cards',
  'payments/stripe-cards',
  'payments/detach-methods',
];

export const paymentGuards: readonly Guard[] = [
  {
    name: 'removed card is not charged',
    guarantee: 'A card that was removed pays nothing.',
    break: {
      file: `${payments}/store/cards.ts`,
      from: ' AND c.removed_at IS NULL\n        AND (c.id = ${who.cardId} OR (c.is_kept',
      to: '\n        AND (c.id = ${who.cardId} OR (c.is_kept',
    },
    tests: [...cardTests, 'booking/book-stay.test', 'booking/order-stays'],
  },
  {
    name: 'card of its owner',
    guarantee: 'Nobody pays with the card of somebody else.',
    break: {
      file: `${payments}/store/cards.ts`,
      from: 'WHERE c.account_id = ${who.accountId} AND c.gateway = ${who.gateway} AND c.removed_at IS NULL\n        AND (c.id = ${who.cardId} OR (c',
      to: 'WHERE c.gateway = ${who.gateway} AND c.removed_at IS NULL\n        AND (c.id = ${who.cardId} OR (c',
    },
    tests: [...cardTests, 'booking/book-stay.test', 'booking/order-stays'],
  },
  {
    name: 'one default card',
    guarantee: 'An account has at most one default card.',
    break: {
      file: `${payments}/save-card.ts`,
      from: "await lockOpenAccount(trx, toSave.accountId, 'change');",
      to: "await lockOpenAccount(trx, toSave.accountId, 'share');",
    },
    tests: ['payments/keep-cards'],
    group: 'postgres',
  },
  {
    name: 'card removed by its owner',
    guarantee: 'Nobody removes the card of somebody else.',
    break: {
      file: `${payments}/store/cards.ts`,
      from: "    .where('id', '=', who.cardId)\n    .where('account_id', '=', who.accountId)\n    .where('removed_at', 'is', null)\n    .executeTakeFirst();\n  if (updated.numUpdatedRows === 0n) return false;",
      to: "    .where('id', '=', who.cardId)\n    .where('removed_at', 'is', null)\n    .executeTakeFirst();\n  if (updated.numUpdatedRows === 0n) return false;",
    },
    tests: ['payments/keep-cards'],
  },
  {
    name: 'method removed before is not saved again',
    guarantee: 'A method that its owner removed is not attached to another account.',
    break: {
      file: `${payments}/save-card.ts`,
      from: "if (saved?.removed_at) throw invalidField('methodId', 'invalid');",
      to: '',
    },
    tests: cardTests,
  },
  {
    name: 'webhook stored once',
    guarantee: 'A webhook that is delivered twice is processed once.',
    break: {
      file: `${payments}/webhook.ts`,
      from: 'if (await insertPaymentEvent(trx, { event, at: clock.now() })) await onStored(trx, event);',
      to: 'await insertPaymentEvent(trx, { event, at: clock.now() });\n          await onStored(trx, event);',
    },
    tests: ['payments/webhook', 'payments/gateway'],
  },
  {
    name: 'webhook signature',
    guarantee: 'Only the gateway can report a payment.',
    break: {
      file: 'server/src/platform/sandbox-signature.ts',
      from: 'if (!signature || !timingSafeEqual(Buffer.from(signature), Buffer.from(expected)))',
      to: 'if (!timingSafeEqual(Buffer.from(signature), Buffer.from(signature)) || !expected)',
    },
    tests: ['payments/webhook', 'payments/gateway/gateway.contract'],
  },
  {
    name: 'old webhook is refused',
    guarantee: 'A recorded webhook can not be played again later.',
    break: {
      file: 'server/src/platform/sandbox-signature.ts',
      from: '> toleranceSeconds)',
      to: '> Number.POSITIVE_INFINITY)',
    },
    tests: ['payments/webhook', 'payments/gateway/gateway.contract'],
  },
  {
    name: 'webhook without a secret is refused',
    guarantee: 'A server without a webhook secret accepts no webhook.',
    break: {
      file: 'server/src/platform/stripe-client.ts',
      from: "if (!secret) throw new Failure('BAD_INPUT', { detail: `Webhooks are not set up: ${setting}.` });",
      to: "secret ??= '';",
    },
    tests: ['payments/gateway/stripe', 'payments/webhook'],
    survives:
      'The SDK of Stripe refuses an empty secret as well; this check gives the message that says what to set.',
  },
  {
    name: 'card numbers refused with a card form of the gateway',
    guarantee: 'A card number never reaches the code of a server whose card form belongs to the gateway.',
    break: {
      file: `${payments}/refuse-card-numbers.ts`,
      from: "if (path) throw invalidField(path, 'card_number_refused');",
      to: '',
    },
    tests: cardTests,
  },
  {
    name: 'key of a charge at Stripe',
    guarantee: 'A charge whose answer was lost and that is sent again to Stripe is one payment.',
    break: {
      file: `${payments}/gateway/stripe-payments.ts`,
      from: 'stripe.paymentIntents.create(paramsOf(request), { idempotencyKey: request.key });',
      to: 'stripe.paymentIntents.create(paramsOf(request));',
    },
    tests: ['payments/gateway/stripe'],
  },
  {
    name: 'key of a refund at Stripe',
    guarantee: 'A refund whose answer was lost and that is sent again to Stripe is one refund.',
    break: {
      file: `${payments}/gateway/stripe-payments.ts`,
      from: 'metadata: { [keyField]: key } },\n    { idempotencyKey: key },',
      to: 'metadata: { [keyField]: key } },',
    },
    tests: ['payments/gateway'],
  },
  {
    name: 'replayed payment is read again',
    guarantee: 'A replayed response of Stripe, which shows the past, is never taken for the present state.',
    break: {
      file: `${payments}/gateway/stripe-payments.ts`,
      from: 'return isReplay(intent.lastResponse) ? await getStripePayment(stripe, intent.id) : present(intent);',
      to: 'return present(intent);',
    },
    tests: ['payments/gateway'],
  },
  {
    name: 'payment in progress is not a decline',
    guarantee: 'A payment that Stripe still processes is not treated as failed.',
    break: {
      file: `${payments}/gateway/stripe-payments.ts`,
      from: "  processing: 'PROCESSING',\n",
      to: '',
    },
    tests: ['payments/gateway'],
  },
  {
    name: 'payment that needs the buyer is not a decline',
    guarantee: 'A payment that waits for 3-D Secure is not treated as failed.',
    break: {
      file: `${payments}/gateway/stripe-payments.ts`,
      from: "  requires_action: 'REQUIRES_ACTION',\n",
      to: '',
    },
    tests: ['payments/gateway'],
  },
  {
    name: 'customer of a payment',
    guarantee: 'A saved method can pay a second time.',
    break: {
      file: `${payments}/gateway/stripe-payments.ts`,
      from: '  customer: request.customerId,\n',
      to: '',
    },
    tests: ['payments/gateway', 'payments/stripe-cards'],
  },
  {
    name: 'deadline of a call to the gateway',
    guarantee: 'A gateway that never responds does not hold a request forever.',
    break: {
      file: 'server/src/platform/stripe-client.ts',
      from: 'withinDeadline(work, options.deadlineMilliseconds ?? stripeTimeouts.deadlineMilliseconds)',
      to: 'withinDeadline(work, 600_000)',
    },
    tests: ['payments/gateway'],
  },
];
