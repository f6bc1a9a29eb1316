import { createHash } from 'node:crypto';
import type { Flags, FlagValue } from '@golark/contract/flags/schemas';

export interface FlagDefinition {
  name: string;
  onValue: FlagValue;
  offValue: FlagValue;
  /** Of the devices, 0 to 100. */
  percentage: number;
}

/** A device's place among a hundred for one flag; other flags put it elsewhere. */
const placeOf = (name: string, deviceId: string): number =>
  createHash('sha256').update(`${name}:${deviceId}`).digest().readUInt32BE(0) % 100;

/** Raising the percentage only adds devices; `ownValues` (flag name → on?) are the account's and go first. */
export const evaluateFlags = (
  definitions: readonly FlagDefinition[],
  who: { deviceId: string; ownValues: ReadonlyMap<string, boolean> },
): Flags =>
  Object.fromEntries(
    definitions.map(({ name, onValue, offValue, percentage }) => {
      const isOn = who.ownValues.get(name) ?? placeOf(name, who.deviceId) < percentage;
      return [name, isOn ? onValue : offValue];
    }),
  );

/** Changes exactly when the flags do: the order of names does not count. */
export const hashOfFlags = (flags: Flags): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(flags).toSorted(([a], [b]) => (a < b ? -1 : 1))))
    .digest('base64url')
    .slice(0, 16);

/** What a client says its flags are, for flags that exist and by values of their kind; the rest is left aside. */
export const overrideFlags = (flags: Flags, wanted: Readonly<Record<string, FlagValue>>): Flags =>
  Object.fromEntries(
    Object.entries(flags).map(([name, value]) => {
      const other = Object.hasOwn(wanted, name) ? wanted[name] : undefined;
      return [name, typeof other === typeof value && other !== undefined ? other : value];
    }),
  );
