import type { Flags, FlagValue } from '@golark/contract/flags/schemas';
import type { Context } from '#platform/context';
import type { Database } from '#platform/database/open-database';
import { evaluateFlags, type FlagDefinition, hashOfFlags, overrideFlags } from './rules/evaluate-flags.ts';
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

/** The flags of a device, with the rules of its account; `wanted` is the content of `X-Feature-Flags`. */
export const readFlags = async (
  ctx: Context,
  who: { deviceId: string; accountId: string | null; wanted?: Readonly<Record<string, FlagValue>> },
): Promise<{ hash: string; flags: Flags }> => {
  const [definitions, ownValues] = await Promise.all([
    cachedDefinitions(ctx),
    who.accountId ? listOwnValues(ctx.db, who.accountId) : noOwnValues,
  ]);
  const evaluated = evaluateFlags(definitions, { deviceId: who.deviceId, ownValues });
  const flags = who.wanted ? overrideFlags(evaluated, who.wanted) : evaluated;
  return { hash: hashOfFlags(flags), flags };
};
