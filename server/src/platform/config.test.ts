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

test('names every setting that is wrong, not only the first', () => {
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
    'STRIPE_SECRET_KEY',
  ]);
});

test('an empty setting is one that is not given', () => {
  expect(readConfig({ PORT: '', PUBLIC_URL: '' }).port).toBe(3000);
});
