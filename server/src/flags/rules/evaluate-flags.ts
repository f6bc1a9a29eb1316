import { hash } from 'node:crypto';
import type { Flags, FlagValue } from '@golark/contract/flags/schemas';

export interface FlagDefinition {
  name: string;
  onValue: FlagValue;
  offValue: FlagValue;
  /** Percentage of devices, 0 to 100. */
  percentage: number;
}

/** A device's position from 0 to 99 for one flag; independent of other flags. */
const placeOf = (name: string, deviceId: string): number =>
  hash('sha256', `${name}:${deviceId}`, 'buffer').readUInt32BE(0) % 100;

const isWithin = (percentage: number, place: () => number): boolean =>
  percentage >= 100 || (percentage > 0 && place() < percentage);

/** Raising the percentage only adds devices; `ownValues` (flag name → on?) are the account's rules and take precedence. */
export const isOnFor = (
  { name, percentage }: FlagDefinition,
  { deviceId, ownValues }: { deviceId: string; ownValues: ReadonlyMap<string, boolean> },
): boolean => ownValues.get(name) ?? isWithin(percentage, () => placeOf(name, deviceId));

/** The values of the flags, of which those are on whose place in `on` is true. */
export const flagsOf = (definitions: readonly FlagDefinition[], on: readonly boolean[]): Flags =>
  Object.fromEntries(
    definitions.map(({ name, onValue, offValue }, place) => [name, on[place] ? onValue : offValue]),
  );

/** Changes only when the flags change; independent of the order of names. */
export const hashOfFlags = (flags: Flags): string =>
  hash(
    'sha256',
    JSON.stringify(Object.entries(flags).toSorted(([a], [b]) => (a < b ? -1 : 1))),
    'base64url',
  ).slice(0, 16);

/** Applies the values that a client sent, if the flag exists and the type matches; ignores all others. */
export const overrideFlags = (flags: Flags, wanted: Readonly<Record<string, FlagValue>>): Flags =>
  Object.fromEntries(
    Object.entries(flags).map(([name, value]) => {
      const other = Object.hasOwn(wanted, name) ? wanted[name] : undefined;
      return [name, typeof other === typeof value && other !== undefined ? other : value];
    }),
  );
