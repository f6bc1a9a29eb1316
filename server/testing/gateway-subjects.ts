import { randomUUID } from 'node:crypto';
import type { PaymentGateway } from '#platform/payment-gateway';
import { sandboxGateway } from '../src/payments/gateway/sandbox.ts';
import { vaultSandboxCard } from '../src/payments/gateway/sandbox-cards.ts';
import { stripeGateway } from '../src/payments/gateway/stripe.ts';
import { openTestDatabase } from './open-test-database.ts';
import { SettableClock } from './settable-clock.ts';
import { settleIntent } from './stripe-server/intents.ts';
import { createMethod } from './stripe-server/methods.ts';
import { startStripeServer, stripeWebhookSecret } from './stripe-server.ts';
import { testNow } from './test-now.ts';

export const testCards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  insufficientFunds: '4000000000009995',
  needs3DS: '4000002760003184',
  knowsDevice: '4000000000003055',
  declinedLater: '4000000000000259',
};

export const typedCard = (cardNumber: string) => ({ cardNumber, cardExpiry: '12/30', cvc: '123' });

/** A gateway with the external parties that its contract test needs: browser, buyer, bank, webhooks. */
export interface GatewaySubject {
  gateway: PaymentGateway;
  clock: SettableClock;
  /** A method that the browser created and that belongs to no customer yet. */
  browserMethod(cardNumber: string): Promise<string>;
  complete3DS(paymentId: string, isConfirmed: boolean): Promise<void>;
  /** The bank decides about payments in PROCESSING. */
  declineLater(paymentId: string): Promise<void>;
  webhookOf(paymentId: string): { rawBody: string; headers: Record<string, string> };
  close(): Promise<void>;
}

export const sandboxSubject = async (): Promise<GatewaySubject> => {
  const database = await openTestDatabase();
  const clock = new SettableClock(testNow);
  const secret = new TextEncoder().encode('a secret of the sandbox');
  const options = { db: database.db, clock, secret, origin: 'http://127.0.0.1:3000' };
  const gateway = sandboxGateway(options);
  return {
    gateway,
    clock,
    browserMethod: async (cardNumber) => (await vaultSandboxCard(options, typedCard(cardNumber), null)).token,
    complete3DS: async (id, isConfirmed) => void (await gateway.answerChallenge(id, isConfirmed)),
    declineLater: async () => {
      clock.advanceMinutes(1);
      await gateway.settleDue();
    },
    webhookOf: (paymentId) => gateway.signEvent({ id: `evt_${randomUUID()}`, type: 'payment', paymentId }),
    close: database.close,
  };
};

export const stripeSubject = async (): Promise<GatewaySubject> => {
  const clock = new SettableClock(testNow);
  const server = await startStripeServer(() => clock.now());
  const gateway = stripeGateway({
    secretKey: 'sk_test_local',
    webhookSecret: stripeWebhookSecret,
    clock,
    server: server.server,
  });
  return {
    gateway,
    clock,
    browserMethod: async (number) =>
      createMethod(server.state, { card: { number, exp_month: '12', exp_year: '2030' } }).id,
    complete3DS: async (id, isConfirmed) => settleIntent(server.state, id, isConfirmed),
    declineLater: async (id) => settleIntent(server.state, id, false),
    webhookOf: (id) =>
      server.sign({
        id: `evt_${randomUUID()}`,
        object: 'event',
        type: 'payment_intent.succeeded',
        data: { object: { id, object: 'payment_intent' } },
      }),
    close: server.close,
  };
};
