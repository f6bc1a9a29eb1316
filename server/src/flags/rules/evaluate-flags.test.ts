import type { FlagValue } from '@golark/contract/flags/schemas';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FlagDefinition, flagsOf, hashOfFlags, isOnFor, overrideFlags } from './evaluate-flags.ts';

const flag = (percentage: number, name = 'A_FLAG'): FlagDefinition => ({
  name,
  onValue: true,
  offValue: false,
  percentage,
});
const evaluateFlags = (definitions: FlagDefinition[], who: Parameters<typeof isOnFor>[1]) =>
  flagsOf(
    definitions,
    definitions.map((definition) => isOnFor(definition, who)),
  );
const nothingOwn = new Map<string, boolean>();
const on = (percentage: number, deviceId: string, name?: string) =>
  Object.values(evaluateFlags([flag(percentage, name)], { deviceId, ownValues: nothingOwn }))[0];

describe('evaluating flags', () => {
  it('returns the same value for a device every time', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(100), (id, percentage) => {
        const responses = new Set([on(percentage, id), on(percentage, id)]);
        return responses.size === 1;
      }),
    );
  });

  it('keeps a flag on for a device when its percentage is raised', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(100), fc.nat(100), (id, one, other) => {
        const [low, high] = one < other ? [one, other] : [other, one];
        return !on(low, id) || on(high, id) === true;
      }),
    );
  });

  it('is on for no device at 0, for every device at 100, and for about the given share between', () => {
    const devices = Array.from({ length: 4000 }, (_, i) => `device-${i}`);
    expect(devices.filter((id) => on(0, id))).toHaveLength(0);
    expect(devices.filter((id) => on(100, id))).toHaveLength(4000);
    const share = devices.filter((id) => on(25, id)).length / 4000;
    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThan(0.3);
  });

  it('decides each flag independently', () => {
    const devices = Array.from({ length: 500 }, (_, i) => `device-${i}`);
    const differing = devices.filter((id) => on(50, id, 'ONE') !== on(50, id, 'OTHER'));
    expect(differing.length).toBeGreaterThan(150);
  });

  it("gives the account's own rule precedence over the percentage, both ways", () => {
    const own = (isOn: boolean) => ({ deviceId: 'd', ownValues: new Map([['A_FLAG', isOn]]) });
    expect(evaluateFlags([flag(0)], own(true))).toEqual({ A_FLAG: true });
    expect(evaluateFlags([flag(100)], own(false))).toEqual({ A_FLAG: false });
  });

  it('changes the hash only when a flag changes', () => {
    const value = fc.oneof(fc.boolean(), fc.string(), fc.integer()) as fc.Arbitrary<FlagValue>;
    const flags = fc.dictionary(fc.stringMatching(/^[A-Z]{1,3}$/), value);
    fc.assert(
      fc.property(flags, flags, (one, other) => {
        const sorted = (of: typeof one) => JSON.stringify(Object.entries(of).sort());
        expect(hashOfFlags(one) === hashOfFlags(other)).toBe(sorted(one) === sorted(other));
      }),
    );
    expect(hashOfFlags({ A: true, B: 1 })).toBe(hashOfFlags({ B: 1, A: true }));
  });

  it('accepts a value of a client only for a known flag and of its type', () => {
    const wanted = { A_FLAG: true, OTHER: true, __proto__: true };
    expect(overrideFlags({ A_FLAG: false, TEXT: 'a' }, { ...wanted, TEXT: 1 })).toEqual({
      A_FLAG: true,
      TEXT: 'a',
    });
  });
});
