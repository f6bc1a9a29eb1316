import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Database } from '#platform/database/open-database';
import type { SandboxPayoutAccounts } from '#platform/database/tables';
import type { PayoutEvent, PayoutProvider, ProviderAccount } from '#platform/payout-provider';
import {
  assertSandboxSignature,
  type SandboxSigner,
  type SandboxWebhook,
  signSandboxWebhook,
} from '#platform/sandbox-signature';

/** The choices on the page of the sandbox. */
export const sandboxOutcomes = ['verified', 'incomplete', 'checking', 'refused'] as const;
export type SandboxOutcome = (typeof sandboxOutcomes)[number];

interface SandboxPayoutOptions extends SandboxSigner {
  db: Database;
  /** The origin of our own site, which serves the page of the sandbox. */
  origin: string;
}

/** The parts of the sandbox outside the port: its page, and its webhooks. */
export interface SandboxPayouts extends PayoutProvider {
  readonly name: 'sandbox';
  hasAccount(accountId: string): Promise<boolean>;
  /** Stores what was chosen. Returns the page to continue with; null for an unknown account. */
  chooseOutcome(accountId: string, outcome: SandboxOutcome): Promise<string | null>;
  signEvent(event: PayoutEvent): SandboxWebhook;
}

export const isSandboxPayouts = (provider: PayoutProvider): provider is SandboxPayouts =>
  provider.name === 'sandbox';

const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

type Row = Selectable<SandboxPayoutAccounts>;
type Reading = Pick<ProviderAccount, 'state' | 'missing' | 'arePayoutsEnabled'>;

const readings: Record<SandboxOutcome | 'new', Reading> = {
  new: { state: 'incomplete', missing: ['person', 'bank-account', 'terms'], arePayoutsEnabled: false },
  verified: { state: 'ready', missing: [], arePayoutsEnabled: true },
  incomplete: { state: 'incomplete', missing: ['document'], arePayoutsEnabled: false },
  checking: { state: 'checking', missing: [], arePayoutsEnabled: false },
  refused: { state: 'refused', missing: [], arePayoutsEnabled: false },
};

const present = ({ id, outcome }: Row): ProviderAccount => ({
  id,
  ...readings[sandboxOutcomes.find((each) => each === outcome) ?? 'new'],
  destination: outcome === null ? null : { name: 'Sandbox Bank', last4: '6789' },
  country: 'US',
  currency: 'USD',
});

const createAccount = async ({ db, clock }: SandboxPayoutOptions, key: string): Promise<ProviderAccount> =>
  present(
    await db
      .insertInto('sandbox_payout_accounts')
      .values({ id: newId('acct'), key, created_at: clock.now() })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ key }))
      .returningAll()
      .executeTakeFirstOrThrow(),
  );

const beyondThePort = (options: SandboxPayoutOptions) => ({
  hasAccount: async (id: string) => (await findRow(options.db, 'id', id)) !== undefined,

  chooseOutcome: async (id: string, outcome: SandboxOutcome) => {
    const row = await options.db
      .updateTable('sandbox_payout_accounts')
      .set({ outcome })
      .where('id', '=', id)
      .returning('return_url')
      .executeTakeFirst();
    return row?.return_url ?? null;
  },

  signEvent: (event: PayoutEvent) => signSandboxWebhook(options, event),
});

const findRow = (db: Database, by: 'id' | 'key', value: string): Promise<Row | undefined> =>
  db.selectFrom('sandbox_payout_accounts').selectAll().where(by, '=', value).executeTakeFirst();

/** A provider that makes no payments and takes no bank details, with a table of its own. */
export const sandboxPayouts = (options: SandboxPayoutOptions): SandboxPayouts => {
  const { db, origin } = options;
  return {
    name: 'sandbox',
    createAccount: ({ key }) => createAccount(options, key),
    findAccount: async ({ key }) => {
      const row = await findRow(db, 'key', key);
      return row ? present(row) : null;
    },
    getAccount: async (id) => {
      const row = await findRow(db, 'id', id);
      if (!row) throw new Error(`the sandbox has no payout account ${id}`);
      return present(row);
    },
    openPage: async (id, { returnUrl }) => {
      await db
        .updateTable('sandbox_payout_accounts')
        .set({ return_url: returnUrl })
        .where('id', '=', id)
        .execute();
      return { url: `${origin}/dev/sandbox/payouts/${id}` };
    },
    parseEvent: (rawBody, headers) => {
      assertSandboxSignature(options, rawBody, headers);
      return JSON.parse(rawBody.toString('utf8')) as PayoutEvent;
    },
    ...beyondThePort(options),
  };
};
