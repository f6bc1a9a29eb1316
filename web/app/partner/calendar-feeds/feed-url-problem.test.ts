import { feedFaults } from '@golark/contract/calendar-feeds/rules';
import { type FieldErrorCode, fieldErrorMessages } from '@golark/contract/errors/rules';
import { en } from '@golark/messages/pages/en';
import { es } from '@golark/messages/pages/es';
import { beforeAll, expect, it } from 'vitest';
import { provideMessages } from '../../platform/messages.ts';
import { feedUrlProblem } from './feed-url-problem.ts';

beforeAll(() => {
  provideMessages('en', en);
  provideMessages('es', es);
});

const sentences = (code: FieldErrorCode) =>
  (['en', 'es'] as const).map((locale) =>
    feedUrlProblem([{ path: 'url', code, params: { maximum: 20 } }], locale),
  );

it('every refusal of an address has a sentence of its own in both languages', () => {
  const codes = Object.keys(fieldErrorMessages).filter((code) => code.startsWith('feed_'));
  const faults = feedFaults.map((fault) => `feed_${fault}`);
  expect(codes.toSorted()).toEqual([...faults, 'feed_known', 'feed_limit'].toSorted());
  const texts = codes.flatMap((code) => sentences(code as FieldErrorCode));
  expect(texts).not.toContain(null);
  expect(new Set(texts).size).toBe(2 * codes.length);
});

it('other errors and other fields are left to every form', () => {
  expect(sentences('too_long')).toEqual([null, null]);
  expect(feedUrlProblem([{ path: 'name', code: 'feed_known', params: {} }], 'en')).toBeNull();
});
