import { utcDay } from '@golark/contract/dates/rules';
import type pg from 'pg';
import { createDemoAccount } from '#accounts';
import type { Config } from '#platform/config';
import type { Context } from '#platform/context';
import type { Database } from '#platform/database/open-database';
import { buyMembership } from './buy-membership.ts';
import type { CommandRuntime } from './command-host.ts';
import { fillAccounts } from './demo/fill-accounts.ts';
import { fillCatalog } from './fill-catalog.ts';
import { fillEvents } from './fill-events.ts';

const password = 'golark-demo-2026';
// Stored in existing databases under the British spelling.
const milestones = {
  stays: 'demo-catalogue-filled',
  events: 'demo-events-filled',
  accounts: 'demo-accounts-filled',
} as const;

/** The demo accounts. A production server never creates an account. */
export const demoSignIns = [
  { role: 'guest', email: 'guest@golark.example', firstName: 'Maya', lastName: 'Ortega', password },
  { role: 'member', email: 'member@golark.example', firstName: 'Devon', lastName: 'Kim', password },
  { role: 'partner', email: 'partner@golark.example', firstName: 'June', lastName: 'Hartley', password },
  { role: 'newcomer', email: 'newhost@golark.example', firstName: 'Nia', lastName: 'Brooks', password },
  { role: 'seller', email: 'seller@golark.example', firstName: 'Theo', lastName: 'Marsh', password },
] as const;

const isReached = async (db: Database, name: string): Promise<boolean> =>
  Boolean(await db.selectFrom('milestones').select('name').where('name', '=', name).executeTakeFirst());

/** Whether the demo is complete; the catalog of an older version has no events. */
export const isDemoFilled = async (config: Config, db: Database): Promise<boolean> =>
  config.catalogSize === 0 ||
  ((await isReached(db, milestones.stays)) &&
    (await isReached(db, milestones.events)) &&
    (config.demoAccounts === 'empty' || (await isReached(db, milestones.accounts))));

/** Real states, cities, taxes and points of interest, which production needs too; an older database gets what it lacks. */
export const fillPlacesOnce = async (ctx: Context, pool: pg.Pool): Promise<void> => {
  // they are filled last
  const any = await ctx.db.selectFrom('points_of_interest').select('id').limit(1).executeTakeFirst();
  if (any) return;
  // loaded here, because it reads the list of all cities
  const { fillPlaces } = await import('@golark/catalog/places');
  await fillPlaces(pool);
};

type Fill = (onProgress: (done: number, total: number) => void) => Promise<unknown>;

/** Fills a part of the catalog unless that was completed before. */
const fillOnce = async (
  { ctx, output }: CommandRuntime,
  { name, title, fill }: { name: string; title: string; fill: Fill },
): Promise<void> => {
  if (await isReached(ctx.db, name)) return;
  const progress = output.progress(title);
  try {
    await fill(progress.update);
    await ctx.db.insertInto('milestones').values({ name }).execute();
    progress.done();
  } finally {
    progress.stop();
  }
};

/** Fills an empty database with the generated catalog and the demo accounts, or continues an interrupted fill. */
export const fillDemo = async (runtime: CommandRuntime): Promise<void> => {
  const { ctx, database, signal } = runtime;
  if (await isDemoFilled(ctx.config, ctx.db)) return;
  const now = ctx.clock.now();
  const options = { size: ctx.config.catalogSize, today: utcDay(now), now, signal };
  await fillOnce(runtime, {
    name: milestones.stays,
    title: 'Filling the catalog',
    fill: (onProgress) => fillCatalog(database, options, onProgress),
  });
  await fillOnce(runtime, {
    name: milestones.events,
    title: 'Filling the events',
    fill: (onProgress) => fillEvents(database, options, onProgress),
  });
  if (ctx.config.demoAccounts === 'empty') return;
  const accounts = { signIns: demoSignIns, create: createDemoAccounts };
  await fillOnce(runtime, {
    name: milestones.accounts,
    title: 'Filling the accounts',
    fill: (onProgress) => fillAccounts(runtime, accounts, onProgress),
  });
};

/** Creates the demo accounts that do not exist yet. The member buys Go+ with a test card. */
export const createDemoAccounts = async (ctx: Context): Promise<void> => {
  for (const demo of demoSignIns) {
    const accountId = await createDemoAccount(ctx, demo);
    if (accountId && demo.role === 'member' && ctx.gateway.name === 'sandbox')
      await buyMembership(ctx, accountId);
  }
};
