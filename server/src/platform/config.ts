import os from 'node:os';
import path from 'node:path';
import { defaultDataDir, Environment } from './environment.ts';
import { type OperatorPages, operatorPagesOf } from './operator-pages.ts';

/** Third-party services that pages load after the visitor's consent; null if not configured. Their keys are public. */
export interface ThirdParties {
  tagManagerId: string | null;
  analytics: { key: string; host: string } | null;
  /** The name of the function that the script defines when it is ready. */
  marketing: { src: string; global: string } | null;
}

const thirdPartiesOf = (env: Environment): ThirdParties => ({
  tagManagerId: env.TAG_MANAGER_ID ?? null,
  analytics: env.ANALYTICS_KEY ? { key: env.ANALYTICS_KEY, host: new URL(env.ANALYTICS_HOST).origin } : null,
  marketing: env.MARKETING_SCRIPT_URL
    ? { src: env.MARKETING_SCRIPT_URL, global: env.MARKETING_SCRIPT_GLOBAL }
    : null,
});

/** Keys of the payment account; the publishable one is sent to browsers. */
export interface StripeConfig {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** The secret of the endpoint for events of the accounts to which hosts are paid. */
  connectWebhookSecret: string;
}

const stripeKeys = [
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_CONNECT_WEBHOOK_SECRET',
] as const;

const stripeOf = (env: Environment): StripeConfig | null => {
  const [secretKey, publishableKey, webhookSecret, connectWebhookSecret] = stripeKeys.map(
    (name) => env[name],
  );
  if (secretKey && publishableKey && webhookSecret && connectWebhookSecret)
    return { secretKey, publishableKey, webhookSecret, connectWebhookSecret };
  const missing = stripeKeys.filter((name) => !env[name]);
  if (missing.length === stripeKeys.length) return null;
  throw new ConfigError(missing.map((name) => `${name} is not set: Stripe needs all of its four keys`));
};

const ticketNetworkOf = (env: Environment): Config['ticketNetwork'] => {
  const { TICKET_NETWORK_URL: url, TICKET_NETWORK_TOKEN: token } = env;
  if (url && token) return { url: url.replace(/\/$/, ''), token };
  if (!url && !token) return null;
  throw new ConfigError(['TICKET_NETWORK_URL and TICKET_NETWORK_TOKEN have to be set together']);
};

const insurerOf = (env: Environment): Config['insurer'] => {
  const { INSURER_NAME: name, INSURER_URL: url, INSURER_TOKEN: token } = env;
  if (name && url && token) return { name, url: url.replace(/\/$/, ''), token };
  if (!name && !url && !token) return null;
  throw new ConfigError(['INSURER_NAME, INSURER_URL and INSURER_TOKEN have to be set together']);
};

/** A service that finds addresses: the search of a Nominatim, or Google's. */
export type GeocoderConfig = { url: string } | { googleKey: string };

const geocoderOf = ({
  GEOCODER_URL: url,
  GOOGLE_GEOCODING_KEY: googleKey,
}: Environment): Config['geocoder'] => {
  if (url && googleKey) throw new ConfigError(['GEOCODER_URL and GOOGLE_GEOCODING_KEY exclude each other']);
  if (url) return { url };
  return googleKey ? { googleKey } : null;
};

/** At most so many per account; a device and an address get the same times their factor. */
export interface PaymentLimits {
  /** At the same time. */
  unpaidHolds: number;
  declinesPerHour: number;
  /** Per card number, of whatever account. */
  cardDeclinesPerHour: number;
  savedCardsPerDay: number;
  deviceFactor: number;
  addressFactor: number;
}

const paymentLimitsOf = (env: Environment): PaymentLimits => ({
  unpaidHolds: env.LIMIT_UNPAID_HOLDS,
  declinesPerHour: env.LIMIT_DECLINES_PER_HOUR,
  cardDeclinesPerHour: env.LIMIT_CARD_DECLINES_PER_HOUR,
  savedCardsPerDay: env.LIMIT_SAVED_CARDS_PER_DAY,
  deviceFactor: env.LIMIT_DEVICE_FACTOR,
  addressFactor: env.LIMIT_ADDRESS_FACTOR,
});

export interface Config {
  mode: 'demo' | 'production';
  port: number;
  host: string;
  /** The public origin, used for links in emails and for the check of `Origin`, instead of `Host`. */
  publicUrl: string | null;
  dataDir: string;
  databaseUrl: string | null;
  databasePoolSize: number;
  /** A bucket for files; null stores them in the data folder. */
  filesUrl: string | null;
  catalogSize: number;
  /** Whether the accounts of a demo have trips, tickets and sales from the first start on. */
  demoAccounts: 'filled' | 'empty';
  /** Who confirms orders of tickets; null confirms them in a sandbox. */
  ticketNetwork: { url: string; token: string } | null;
  /** Who insures stays; null offers a sample that insures nobody. */
  insurer: { name: string; url: string; token: string } | null;
  /** Who finds addresses; null finds towns of the gazetteer. */
  geocoder: GeocoderConfig | null;
  /** CIDRs of addresses that users may give although they are not public. */
  outboundNetworks: string[];
  /** How many are let in from the queue of an event: what this server can serve. */
  queueAdmissionsPerSecond: number;
  /** The usual time between two fetches of a calendar of another site. */
  calendarFeedMinutes: number;
  secret: string | null;
  /** `low` is for tests, which create thousands of accounts. */
  passwordHashCost: 'full' | 'low';
  smtpUrl: string | null;
  emailFrom: string;
  /** The recipient of messages from the contact page. */
  supportEmail: string;
  stripe: StripeConfig | null;
  thirdParties: ThirdParties;
  operatorPages: OperatorPages;
  /** A style of MapLibre that replaces ours, or null. */
  mapStyleUrl: string | null;
  /** The bearer token of `/metrics`; null limits it to this machine. */
  metricsToken: string | null;
  trustedProxies: string[];
  /** A database in MaxMind's format with the city of an IP address, or null. */
  ipLocationFile: string | null;
  limitLoopback: boolean;
  paymentLimits: PaymentLimits;
  /** After how many days a scheduled payment that failed is tried again, each time. */
  paymentRetryDays: number[];
  /** Days before a renewal on which an email announces it. */
  renewalNoticeDays: number[];
  /** Days in which a renewal that failed can still be paid. */
  renewalGraceDays: number;
  /** How long a server that stops still serves requests, while `/readyz` fails. */
  drainSeconds: number;
  logLevel: string;
  /** The instant at which the clock of a demo starts; null uses the machine's clock. */
  startsAt: Date | null;
}

/** The errors in the environment, one sentence per setting; printed without a stack trace. */
export class ConfigError extends Error {
  readonly problems: string[];
  constructor(problems: string[]) {
    super(`Golark cannot start with these settings:\n${problems.map((p) => `  - ${p}`).join('\n')}`);
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

const neededInProduction = {
  PUBLIC_URL: 'the address people open, such as https://stays.example',
  DATABASE_URL: 'a PostgreSQL 15 or newer, postgres://…',
  SMTP_URL: 'the SMTP server, smtp://…',
  STRIPE_SECRET_KEY: 'the secret key of the payment account, sk_…',
  STRIPE_PUBLISHABLE_KEY: 'the key that the card form sends, pk_…',
  STRIPE_WEBHOOK_SECRET: 'the signing secret of the webhook endpoint, whsec_…',
  STRIPE_CONNECT_WEBHOOK_SECRET: 'the signing secret of the endpoint for connected accounts, whsec_…',
  GOLARK_SECRET: 'at least 32 random characters that sign tokens',
} as const;

/** Load balancers ask for readiness every few seconds; a demo stops at once. */
const defaultDrainSeconds = { demo: 0, production: 5 };

const refusedInProduction = {
  GOLARK_NOW: 'only a demo can set its clock',
  PASSWORD_HASH_COST: 'only tests can hash passwords at a low cost',
} as const;

/** The settings that production requires but lacks, and those that it forbids. */
const problemsInProduction = (given: Record<string, string | undefined>): string[] => [
  ...Object.entries(neededInProduction)
    .filter(([name]) => !given[name])
    .map(([name, what]) => `${name} is not set: ${what}`),
  ...Object.entries(refusedInProduction)
    .filter(([name]) => given[name])
    .map(([name, why]) => `${name} is set: ${why}`),
];

const absolutePath = (dir: string): string =>
  path.resolve(dir.startsWith('~') ? path.join(os.homedir(), dir.slice(1)) : dir);

/** The data folder, also of an environment with other errors. */
export const dataDirOf = ({ DATA_DIR }: Record<string, string | undefined>): string =>
  absolutePath(DATA_DIR || defaultDataDir);

/** Reads and validates the whole environment. Throws ConfigError with every invalid setting. */
export const readConfig = (environment: Record<string, string | undefined>): Config => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((i) => `${i.path.join('.')}: ${i.message}`));
  }
  const env = parsed.data;
  if (env.GOLARK_MODE === 'production') {
    const problems = problemsInProduction(given);
    if (problems.length > 0) throw new ConfigError(problems);
  }
  return {
    mode: env.GOLARK_MODE,
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL ? new URL(env.PUBLIC_URL).origin : null,
    dataDir: absolutePath(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    databasePoolSize: env.DATABASE_POOL_SIZE,
    filesUrl: env.FILES_URL ?? null,
    ticketNetwork: ticketNetworkOf(env),
    insurer: insurerOf(env),
    geocoder: geocoderOf(env),
    outboundNetworks: env.GOLARK_OUTBOUND_NETWORKS,
    queueAdmissionsPerSecond: env.QUEUE_ADMISSIONS_PER_SECOND,
    calendarFeedMinutes: env.CALENDAR_FEED_MINUTES,
    catalogSize: env.GOLARK_CATALOG_SIZE,
    demoAccounts: env.GOLARK_DEMO_ACCOUNTS,
    secret: env.GOLARK_SECRET ?? null,
    passwordHashCost: env.PASSWORD_HASH_COST,
    smtpUrl: env.SMTP_URL ?? null,
    emailFrom: env.EMAIL_FROM,
    supportEmail: env.SUPPORT_EMAIL,
    stripe: stripeOf(env),
    thirdParties: thirdPartiesOf(env),
    operatorPages: operatorPagesOf(env),
    mapStyleUrl: env.MAP_STYLE_URL ?? null,
    metricsToken: env.METRICS_TOKEN ?? null,
    trustedProxies: env.TRUSTED_PROXIES?.split(',').map((cidr) => cidr.trim()) ?? [],
    ipLocationFile: env.IP_LOCATION_FILE ? absolutePath(env.IP_LOCATION_FILE) : null,
    limitLoopback: env.LIMIT_LOOPBACK,
    paymentLimits: paymentLimitsOf(env),
    paymentRetryDays: env.PAYMENT_RETRY_DAYS,
    renewalNoticeDays: env.RENEWAL_NOTICE_DAYS.toSorted((a, b) => b - a),
    renewalGraceDays: env.RENEWAL_GRACE_DAYS,
    drainSeconds: env.SHUTDOWN_DRAIN_SECONDS ?? defaultDrainSeconds[env.GOLARK_MODE],
    logLevel: env.LOG_LEVEL,
    startsAt: env.GOLARK_NOW ? new Date(env.GOLARK_NOW) : null,
  };
};
