import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';

const url = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });
const secureUrl = z.url({ protocol: /^https$/, error: 'must be an https address' });
const wholeNumber = (least: number, most: number) => {
  const message = `must be a whole number from ${least} to ${most}`;
  return z.coerce.number(message).int(message).min(least, message).max(most, message);
};
/** `1,3,5` as numbers of days. */
const dayList = (most: number, longest: number) => {
  const message = `must be 1 to ${most} whole numbers from 1 to ${longest}, such as 30,7`;
  return z
    .string()
    .regex(/^\d{1,2}(,\d{1,2})*$/, message)
    .transform((text) => text.split(',').map(Number))
    .refine((days) => days.length <= most && days.every((day) => day >= 1 && day <= longest), message);
};
const isNetwork = (cidr: string): boolean =>
  // the library also reads 10/8 and 0x7f.1/8
  isIP(cidr.split('/')[0] ?? '') !== 0 && ipaddr.isValidCIDR(cidr);
const networkList = z
  .string()
  .transform((text) => text.split(',').map((cidr) => cidr.trim()))
  .refine((cidrs) => cidrs.every(isNetwork), 'must be networks such as 10.1.0.0/16,fd00:1::/64');
export const defaultDataDir = '.data';
const optionalText = z.string().trim().min(1).optional();

/** The environment variables that Golark reads, as text, with their defaults. */
export const Environment = z.object({
  GOLARK_MODE: z.enum(['demo', 'production']).default('demo'),
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: url.optional(),
  DATA_DIR: z.string().default(defaultDataDir),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')
    .optional(),
  DATABASE_POOL_SIZE: wholeNumber(1, 500).default(16),
  FILES_URL: z
    .string()
    .regex(/^s3:\/\/./, 'must start with s3://')
    .optional(),
  GOLARK_CATALOG_SIZE: wholeNumber(0, 5_000_000).default(5000),
  GOLARK_DEMO_ACCOUNTS: z.enum(['filled', 'empty']).default('filled'),
  GOLARK_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional(),
  EMAIL_FROM: z.string().default('Golark <no-reply@golark.example>'),
  SUPPORT_EMAIL: z.email().default('support@golark.example'),
  STRIPE_SECRET_KEY: optionalText,
  STRIPE_PUBLISHABLE_KEY: optionalText,
  STRIPE_WEBHOOK_SECRET: optionalText,
  STRIPE_CONNECT_WEBHOOK_SECRET: optionalText,
  TAG_MANAGER_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/, 'must be a container id such as GTM-ABC123')
    .optional(),
  ANALYTICS_KEY: optionalText,
  ANALYTICS_HOST: secureUrl.default('https://us.i.posthog.com'),
  MARKETING_SCRIPT_URL: secureUrl.optional(),
  MARKETING_SCRIPT_GLOBAL: z
    .string()
    .regex(/^[A-Za-z_$][\w$]*$/, 'must be the name of a JavaScript variable')
    .default('marketing'),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  TRUSTED_PROXIES: optionalText,
  IP_LOCATION_FILE: optionalText,
  GOLARK_NOW: z.iso
    .datetime({ offset: true, error: 'must be an instant such as 2027-12-31T18:00:00Z' })
    .optional(),
  SHUTDOWN_DRAIN_SECONDS: wholeNumber(0, 600).optional(),
  PAYMENT_RETRY_DAYS: dayList(10, 90).default([1, 3, 5]),
  RENEWAL_NOTICE_DAYS: dayList(5, 90).default([30, 7]),
  RENEWAL_GRACE_DAYS: wholeNumber(1, 90).default(14),
  PASSWORD_HASH_COST: z.enum(['full', 'low']).default('full'),
  LIMIT_LOOPBACK: z.stringbool().default(false),
  LIMIT_UNPAID_HOLDS: wholeNumber(1, 10_000).default(10),
  LIMIT_DECLINES_PER_HOUR: wholeNumber(1, 10_000).default(15),
  LIMIT_CARD_DECLINES_PER_HOUR: wholeNumber(1, 10_000).default(10),
  LIMIT_SAVED_CARDS_PER_DAY: wholeNumber(1, 10_000).default(20),
  LIMIT_DEVICE_FACTOR: wholeNumber(1, 1000).default(2),
  LIMIT_ADDRESS_FACTOR: wholeNumber(1, 1000).default(5),
  TICKET_NETWORK_URL: secureUrl.optional(),
  TICKET_NETWORK_TOKEN: z.string().min(1).optional(),
  INSURER_NAME: z.string().min(1).max(100).optional(),
  INSURER_URL: secureUrl.optional(),
  INSURER_TOKEN: z.string().min(1).optional(),
  GEOCODER_URL: url.optional(),
  GOOGLE_GEOCODING_KEY: optionalText,
  GOLARK_OUTBOUND_NETWORKS: networkList.default([]),
  QUEUE_ADMISSIONS_PER_SECOND: wholeNumber(1, 10_000).default(20),
  CALENDAR_FEED_MINUTES: wholeNumber(5, 1440).default(30),
  HELP_URL: secureUrl.optional(),
  TERMS_URL: secureUrl.optional(),
  PRIVACY_URL: secureUrl.optional(),
  MAP_STYLE_URL: secureUrl.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

export type Environment = z.infer<typeof Environment>;
