import { expect, test } from 'vitest';
import { type CodeOf, codeStatusOf, normalizedCode } from './code-status.ts';

const now = new Date('2026-11-20T18:00:00Z');
const code: CodeOf = {
  ...{ code: 'GO2025', planId: 'go-plus-annual', discountAmount: 2000 },
  ...{ startsAt: new Date('2025-01-01'), endsAt: null, mostUses: null, uses: 3 },
  ...{ isUsed: false, isReservedByOwn: false, paidUses: 3 },
};

test.each([
  ['is unknown', undefined, 'UNKNOWN'],
  ['has not begun', { ...code, startsAt: new Date('2026-11-21') }, 'UNKNOWN'],
  ['applies', code, 'APPLIED'],
  ['ends now', { ...code, endsAt: now }, 'EXPIRED'],
  ['has its last use left', { ...code, mostUses: 4 }, 'APPLIED'],
  ['is used up', { ...code, mostUses: 3 }, 'USED_UP'],
  ['others are paying with', { ...code, mostUses: 3, paidUses: 2 }, 'RESERVED'],
  ['this account is paying with', { ...code, mostUses: 3, isReservedByOwn: true }, 'APPLIED'],
  ['ended while this account was paying', { ...code, endsAt: now, isReservedByOwn: true }, 'EXPIRED'],
] as const)('a code that %s', (_, given, status) => {
  expect(codeStatusOf(given, now)).toBe(status);
});

test('a code that this account has used says so, also when it is used up', () => {
  expect(codeStatusOf({ ...code, mostUses: 3, isUsed: true }, now)).toBe('USED');
});

test('a code means the same in any case and with spaces around it', () => {
  expect(normalizedCode('  go2025 ')).toBe('GO2025');
});
