import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney } from './numbers.ts';

describe('money', () => {
  it.each([
    [118_400, 'cents', '$1,184.00'],
    [118_400, 'dollars', '$1,184'],
    [118_450, 'dollars', '$1,185'],
    [-3_600, 'cents', '−$36.00'],
    [0, 'cents', '$0.00'],
    [-40, 'dollars', '$0'],
  ] as const)('writes %i cents in %s as %s', (amount, detail, words) => {
    expect(formatMoney(amount, detail, 'en')).toBe(words);
    expect(formatMoney(amount, detail, 'es')).toBe(words);
  });

  it('never loses a cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), (amount) => {
        const read = formatMoney(amount, 'cents', 'en').replace('−', '-').replace(/[$,.]/g, '');
        expect(Number(read)).toBe(amount);
      }),
    );
  });
});
