import type { GatewayEvent, GatewayPayment, PaymentGateway } from '#platform/payment-gateway';
import type { SandboxWebhook } from '#platform/sandbox-signature';
import {
  attachSandboxCard,
  deleteSandboxCustomer,
  detachSandboxCard,
  fingerprintsOfTestCards,
  getCardBehavior,
  newSandboxId,
  vaultSandboxCard,
} from './sandbox-cards.ts';
import { deviceAccessToken } from './sandbox-devices.ts';
import {
  deliverSandboxEvents,
  insertSandboxEvent,
  parseSandboxEvent,
  signSandboxEvent,
} from './sandbox-events.ts';
import type { SandboxOptions } from './sandbox-options.ts';
import {
  cancelSandboxPayment,
  captureSandboxPayment,
  findSandboxPayment,
  findSandboxRefund,
  insertSandboxPayment,
  insertSandboxRefund,
  listSandboxPayments,
  listSettling,
  presentSandboxPayment,
  type SandboxPaymentRow,
  settleSandboxPayment,
} from './sandbox-payments.ts';

/** What the sandbox does outside the port: the buyer's 3-D Secure page, later decisions, webhooks. */
export interface SandboxGateway extends PaymentGateway {
  readonly name: 'sandbox';
  /** A payment that waits for 3-D Secure, or null. */
  findChallenge(paymentId: string): Promise<{ amount: number } | null>;
  /** The buyer's answer to 3-D Secure. Returns the page to continue with; null for an unknown payment. */
  answerChallenge(paymentId: string, isConfirmed: boolean): Promise<string | null>;
  /** Decides about payments whose card decides later and whose minute is over. */
  settleDue(): Promise<void>;
  /** Sends the webhooks that were not accepted yet: of 3-D Secure answers and of later decisions. */
  deliverEvents(deliver: (webhook: SandboxWebhook) => Promise<void>): Promise<void>;
  signEvent(event: GatewayEvent): SandboxWebhook;
}

export const isSandbox = (gateway: PaymentGateway): gateway is SandboxGateway => gateway.name === 'sandbox';

const createCustomer = async ({ db, clock }: SandboxOptions, accountId: string) => {
  const row = await db
    .insertInto('sandbox_customers')
    .values({ id: newSandboxId('cus'), account_id: accountId, created_at: clock.now() })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ account_id: accountId }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return { customerId: row.id };
};

/** Applies a decision and stores its webhook in one transaction. */
const settle = (options: SandboxOptions, row: SandboxPaymentRow, failureCode: string | null): Promise<void> =>
  options.db.transaction().execute(async (db) => {
    if (await settleSandboxPayment(db, row, failureCode))
      await insertSandboxEvent({ ...options, db }, { paymentId: row.id, type: 'payment' });
  });

const beyondThePort = (options: SandboxOptions) => ({
  findChallenge: async (id: string) => {
    const row = await findSandboxPayment(options.db, { id });
    return row?.status === 'REQUIRES_ACTION' ? { amount: row.amount } : null;
  },

  answerChallenge: async (id: string, isConfirmed: boolean) => {
    const row = await findSandboxPayment(options.db, { id });
    if (row?.status === 'REQUIRES_ACTION')
      await settle(options, row, isConfirmed ? null : 'authentication_failed');
    return row?.return_url ?? null;
  },

  settleDue: async () => {
    for (const { behavior, ...row } of await listSettling(options.db, options.clock.now()))
      await settle(options, row, behavior === 'fails_later' ? 'card_declined' : null);
  },

  deliverEvents: (deliver: (webhook: SandboxWebhook) => Promise<void>) =>
    deliverSandboxEvents(options, deliver),

  signEvent: (event: GatewayEvent) => signSandboxEvent(options, event),
});

/**
 * A test-mode payment provider with tables of its own: it knows a payment after the shop was killed, as a real one
 * would. It must be called outside any transaction of the shop.
 */
export const sandboxGateway = (options: SandboxOptions): SandboxGateway => {
  const { db, origin, secret } = options;
  const present = (row: SandboxPaymentRow): GatewayPayment => presentSandboxPayment(row, origin);
  const find = async (by: { key: string } | { id: string }): Promise<GatewayPayment | null> => {
    const row = await findSandboxPayment(db, by);
    return row ? present(row) : null;
  };
  return {
    name: 'sandbox',
    testFingerprints: fingerprintsOfTestCards(options),
    createCustomer: ({ accountId }) => createCustomer(options, accountId),
    deleteCustomer: (customerId) => deleteSandboxCustomer(options, customerId),
    createSetup: async () => null,
    vaultCard: (card, customerId) => vaultSandboxCard(options, card, customerId),
    attachMethod: (input) => attachSandboxCard(options, input),
    detachMethod: (token) => detachSandboxCard(options, token),
    createDeviceProfile: async (token) => ({
      url: `${origin}/dev/sandbox/device`,
      accessToken: deviceAccessToken(secret, token),
    }),
    createPayment: async (request) => {
      const known = await find({ key: request.key });
      if (known) return known;
      return present(await insertSandboxPayment(options, request, await getCardBehavior(options, request)));
    },
    confirm: async (id) => {
      const payment = await find({ id });
      if (!payment) throw new Error(`the sandbox has no payment ${id}`);
      return payment;
    },
    capture: async (id, { amount }) => present(await captureSandboxPayment(db, { id, amount })),
    cancel: async (id) => present(await cancelSandboxPayment(db, id)),
    find,
    refund: (request) => insertSandboxRefund(options, request),
    findRefund: (by) => findSandboxRefund(db, by),
    async *listPayments(range) {
      for await (const row of listSandboxPayments(db, range)) yield present(row);
    },
    parseEvent: (rawBody, headers) => parseSandboxEvent(options, rawBody, headers),
    ...beyondThePort(options),
  };
};
