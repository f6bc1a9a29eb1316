import type { FlagSet, FlagValue } from '@golark/contract/flags/schemas';
import type { Context } from '#platform/context';
import type { Database } from '#platform/database/open-database';
import { type FlagDefinition, flagsOf, hashOfFlags, isOnFor, overrideFlags } from './rules/evaluate-flags.ts';
import { listFlags, listOwnValues } from './store.ts';

/** Every page reads flags, but only the operator changes them, so they may be a second old. */
const cacheMilliseconds = 1000;
const cacheOf = new WeakMap<Database, { until: number; definitions: Promise<FlagDefinition[]> }>();

const cachedDefinitions = (ctx: Context): Promise<FlagDefinition[]> => {
  const now = ctx.clock.now().getTime();
  const cached = cacheOf.get(ctx.db);
  if (cached && now < cached.until && now > cached.until - 2 * cacheMilliseconds) return cached.definitions;
  const definitions = listFlags(ctx.db);
  cacheOf.set(ctx.db, { until: now + cacheMilliseconds, definitions });
  definitions.catch(() => cacheOf.delete(ctx.db));
  return definitions;
};

const noOwnValues: ReadonlyMap<string, boolean> = new Map();

const setsOf = new WeakMap<readonly FlagDefinition[], Map<string, FlagSet>>();

/** The set in which these flags are on. Devices share few sets, and hashing one takes longer than finding it. */
const setWith = (definitions: readonly FlagDefinition[], on: readonly boolean[]): FlagSet => {
  const sets = setsOf.get(definitions) ?? new Map<string, FlagSet>();
  setsOf.set(definitions, sets);
  const name = on.map(Number).join('');
  const known = sets.get(name);
  if (known) return known;
  const flags = flagsOf(definitions, on);
  const set = { hash: hashOfFlags(flags), flags };
  sets.set(name, set);
  return set;
};

/** The flags of a device, with the rules of its account; `wanted` is the content of `X-Feature-Flags`. */
export const readFlags = async (
  ctx: Context,
  who: { deviceId: string; accountId: string | null; wanted?: Readonly<Record<string, FlagValue>> },
): Promise<FlagSet> => {
  const [definitions, ownValues] = await Promise.all([
    cachedDefinitions(ctx),
    who.accountId ? listOwnValues(ctx.db, who.accountId) : noOwnValues,
  ]);
  const on = definitions.map((definition) => isOnFor(definition, { deviceId: who.deviceId, ownValues }));
  const set = setWith(definitions, on);
  if (!who.wanted || Object.keys(who.wanted).length === 0) return set;
  const flags = overrideFlags(set.flags, who.wanted);
  return { hash: hashOfFlags(flags), flags };
};
