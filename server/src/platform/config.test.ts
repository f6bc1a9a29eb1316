import { expect, test } from 'vitest';
import { type ConfigError, readConfig } from './config.ts';

const problemsOf = (environment: Record<string, string>): string[] => {
  try {
    readConfig(environment);
  } catch (error) {
    return (error as ConfigError).problems;
  }
  return [];
};

test('a demo needs no settings and listens on loopback', () => {
  expect(readConfig({})).toMatchObject({ mode: 'demo', host: '127.0.0.1', port: 3000, databaseUrl: null });
});

test('limits payments as the contract says, unless the operator sets other limits', () => {
  expect(readConfig({}).paymentLimits).toEqual({
    unpaidHolds: 10,
    declinesPerHour: 15,
    cardDeclinesPerHour: 10,
    savedCardsPerDay: 20,
    deviceFactor: 2,
    addressFactor: 5,
  });
  expect(readConfig({ LIMIT_UNPAID_HOLDS: '3' }).paymentLimits.unpaidHolds).toBe(3);
  expect(problemsOf({ LIMIT_SAVED_CARDS_PER_DAY: '0' })).toEqual([
    'LIMIT_SAVED_CARDS_PER_DAY: must be a whole number from 1 to 10000',
  ]);
});

test('names every invalid setting, not only the first', () => {
  const problems = problemsOf({ PORT: 'eighty', DATABASE_URL: 'mysql://x', GOLARK_MODE: 'test' });
  expect(problems.map((problem) => problem.split(':')[0]).sort()).toEqual([
    'DATABASE_URL',
    'GOLARK_MODE',
    'PORT',
  ]);
});

test('production refuses to start without its settings and names each that is missing', () => {
  const problems = problemsOf({ GOLARK_MODE: 'production', PUBLIC_URL: 'https://stays.example' });
  expect(problems.map((problem) => problem.split(' ')[0]).sort()).toEqual([
    'DATABASE_URL',
    'GOLARK_SECRET',
    'SMTP_URL',
    'STRIPE_CONNECT_WEBHOOK_SECRET',
    'STRIPE_PUBLISHABLE_KEY',
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
  ]);
});

const production = {
  GOLARK_MODE: 'production',
  PUBLIC_URL: 'https://stays.example',
  DATABASE_URL: 'postgres://db/golark',
  SMTP_URL: 'smtp://relay',
  STRIPE_SECRET_KEY: 'sk_test',
  STRIPE_PUBLISHABLE_KEY: 'pk_test',
  STRIPE_WEBHOOK_SECRET: 'whsec_test',
  STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_connect_test',
  GOLARK_SECRET: 'x'.repeat(32),
};

test('passwords are hashed at full cost unless tests ask for less, which production rejects by name', () => {
  expect(readConfig({}).passwordHashCost).toBe('full');
  expect(readConfig({ PASSWORD_HASH_COST: 'low' }).passwordHashCost).toBe('low');
  expect(problemsOf({ ...production, PASSWORD_HASH_COST: 'low' })).toEqual([
    'PASSWORD_HASH_COST is set: only tests can hash passwords at a low cost',
  ]);
});

test('a demo starts its clock at GOLARK_NOW, which production rejects by name', () => {
  const GOLARK_NOW = '2027-12-31T10:00:00-08:00';
  expect(readConfig({}).startsAt).toBeNull();
  expect(readConfig({ GOLARK_NOW }).startsAt).toEqual(new Date('2027-12-31T18:00:00Z'));
  expect(problemsOf(production)).toEqual([]);
  expect(problemsOf({ ...production, GOLARK_NOW })).toEqual([
    'GOLARK_NOW is set: only a demo can set its clock',
  ]);
});

test.each(['2027-12-31', 'tomorrow', '2027-02-29T00:00:00Z', '2027-12-31T18:00:00'])(
  'a clock cannot start at %s, which is not an instant',
  (GOLARK_NOW) => {
    expect(problemsOf({ GOLARK_NOW })).toEqual([
      'GOLARK_NOW: must be an instant such as 2027-12-31T18:00:00Z',
    ]);
  },
);

test('an empty setting counts as not set', () => {
  expect(readConfig({ PORT: '', PUBLIC_URL: '' }).port).toBe(3000);
});

test('one service finds addresses at most', () => {
  expect(problemsOf({ GEOCODER_URL: 'https://n.example/search', GOOGLE_GEOCODING_KEY: 'k' })).toEqual([
    'GEOCODER_URL and GOOGLE_GEOCODING_KEY exclude each other',
  ]);
  expect(problemsOf({ GEOCODER_URL: 'ftp://n.example/search' })).toHaveLength(1);
});

test('networks that are not public are requested only where the operator lists them', () => {
  const networksOf = (list: string) => readConfig({ GOLARK_OUTBOUND_NETWORKS: list }).outboundNetworks;
  expect(readConfig({}).outboundNetworks).toEqual([]);
  expect(networksOf('10.1.0.0/16, fd00:1::/64')).toEqual(['10.1.0.0/16', 'fd00:1::/64']);
  for (const list of ['10.1.0.0', '10/8', '10.1.0.0/33', 'intranet.example', '10.1.0.0/16,'])
    expect(problemsOf({ GOLARK_OUTBOUND_NETWORKS: list })).toEqual([
      'GOLARK_OUTBOUND_NETWORKS: must be networks such as 10.1.0.0/16,fd00:1::/64',
    ]);
});

test('Stripe needs all of its four keys, in a demo too', () => {
  expect(problemsOf({ STRIPE_SECRET_KEY: 'sk_test', STRIPE_PUBLISHABLE_KEY: 'pk_test' })).toEqual([
    'STRIPE_WEBHOOK_SECRET is not set: Stripe needs all of its four keys',
    'STRIPE_CONNECT_WEBHOOK_SECRET is not set: Stripe needs all of its four keys',
  ]);
});
