import type pg from 'pg';
import { createDemoAccount } from '#accounts';
import type { Config } from '#platform/config';
import type { Context } from '#platform/context';
import type { Database } from '#platform/database/open-database';
import { buyMembership } from './buy-membership.ts';
import type { CommandRuntime } from './command-host.ts';
import { fillCatalog } from './fill-catalog.ts';

const password = 'golark-demo-2026';
// Stored in existing databases under the British spelling.
const milestone = 'demo-catalogue-filled';

/** The demo accounts. A production server never creates an account. */
export const demoSignIns = [
  { role: 'guest', email: 'guest@golark.example', firstName: 'Maya', lastName: 'Ortega', password },
  { role: 'member', email: 'member@golark.example', firstName: 'Devon', lastName: 'Kim', password },
  { role: 'partner', email: 'partner@golark.example', firstName: 'June', lastName: 'Hartley', password },
] as const;

/** Whether the catalog of the demo is complete. */
export const isDemoFilled = async (config: Config, db: Database): Promise<boolean> =>
  config.catalogSize === 0 ||
  Boolean(await db.selectFrom('milestones').select('name').where('name', '=', milestone).executeTakeFirst());

/** Real states, cities, taxes and points of interest, which production needs too; an older database gets what it lacks. */
export const fillPlacesOnce = async (ctx: Context, pool: pg.Pool): Promise<void> => {
  // they are filled last
  const any = await ctx.db.selectFrom('points_of_interest').select('id').limit(1).executeTakeFirst();
  if (any) return;
  // loaded here, because it reads the list of all cities
  const { fillPlaces } = await import('@golark/catalog/places');
  await fillPlaces(pool);
};

/** Fills an empty database with the generated catalog, or continues an interrupted fill. */
export const fillDemo = async ({ ctx, database, output, signal }: CommandRuntime): Promise<void> => {
  if (await isDemoFilled(ctx.config, ctx.db)) return;
  const progress = output.progress('Filling the catalog');
  const today = ctx.clock.now().toISOString().slice(0, 10);
  try {
    const options = { size: ctx.config.catalogSize, today, signal };
    await fillCatalog(database, options, progress.update);
    await ctx.db.insertInto('milestones').values({ name: milestone }).execute();
    progress.done();
  } finally {
    progress.stop();
  }
};

/** Creates the demo accounts that do not exist yet. The member buys Go+ with a test card. */
export const createDemoAccounts = async (ctx: Context): Promise<void> => {
  for (const demo of demoSignIns) {
    const accountId = await createDemoAccount(ctx, demo);
    if (accountId && demo.role === 'member' && ctx.gateway.name === 'sandbox')
      await buyMembership(ctx, accountId);
  }
};
