import type { Flags, FlagValue } from '@golark/contract/flags/schemas';
import type { Context } from '#platform/context';
import type { Database } from '#platform/database/open-database';
import { evaluateFlags, type FlagDefinition, hashOfFlags, overrideFlags } from './rules/evaluate-flags.ts';
import { listFlags, listOwnValues } from './store.ts';

/** Every page asks for flags, and they change by the operator's hand: a second old is new enough. */
const keptMilliseconds = 1000;
const keptOf = new WeakMap<Database, { until: number; definitions: Promise<FlagDefinition[]> }>();

const keptDefinitions = (ctx: Context): Promise<FlagDefinition[]> => {
  const now = ctx.clock.now().getTime();
  const kept = keptOf.get(ctx.db);
  if (kept && now < kept.until && now > kept.until - 2 * keptMilliseconds) return kept.definitions;
  const definitions = listFlags(ctx.db);
  keptOf.set(ctx.db, { until: now + keptMilliseconds, definitions });
  definitions.catch(() => keptOf.delete(ctx.db));
  return definitions;
};

const nobody: ReadonlyMap<string, boolean> = new Map();

/** The flags of a device, with the rules of its account; `wanted` is what `X-Feature-Flags` says. */
export const readFlags = async (
  ctx: Context,
  who: { deviceId: string; accountId: string | null; wanted?: Readonly<Record<string, FlagValue>> },
): Promise<{ hash: string; flags: Flags }> => {
  const [definitions, ownValues] = await Promise.all([
    keptDefinitions(ctx),
    who.accountId ? listOwnValues(ctx.db, who.accountId) : nobody,
  ]);
  const evaluated = evaluateFlags(definitions, { deviceId: who.deviceId, ownValues });
  const flags = who.wanted ? overrideFlags(evaluated, who.wanted) : evaluated;
  return { hash: hashOfFlags(flags), flags };
};
