import { en } from '@golark/messages/pages/en';
import { es } from '@golark/messages/pages/es';
import { beforeAll, expect, it } from 'vitest';
import { provideMessages } from '../platform/messages.ts';
import { presentMonths } from './present-months.server.ts';

beforeAll(() => {
  provideMessages('en', en);
  provideMessages('es', es);
});

const month = (name: string, dollars: number | null) => ({
  month: name,
  nightly: dollars === null ? null : { amount: dollars * 100, currency: 'USD' as const },
});

it('names the cheapest and the most expensive month, in both languages', () => {
  const months = [
    month('2026-12', 210),
    month('2027-01', 150),
    month('2027-02', null),
    month('2027-07', 300),
  ];
  const english = presentMonths(months, 'en');
  expect(english.summary).toBe(
    'January is the cheapest month, with a typical night at $150. In July it costs $300.',
  );
  expect(english.months.map(({ amount, share, mark }) => [amount, share, mark])).toEqual([
    ['$210', 0.7, null],
    ['$150', 0.5, 'lowest'],
    [null, 0, null],
    ['$300', 1, 'highest'],
  ]);
  expect(presentMonths(months, 'es').summary).toBe(
    'El mes más barato es enero: una noche típica cuesta $150. En julio cuesta $300.',
  );
});

it('says nothing about months that cost about the same, or have no stays', () => {
  expect(presentMonths([month('2026-12', 100), month('2027-01', 102)], 'en').summary).toBeNull();
  expect(presentMonths([month('2026-12', null)], 'en')).toMatchObject({ summary: null });
});
