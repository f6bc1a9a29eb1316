import { fillCatalog } from '@golark/catalog/stays';
import type pg from 'pg';
import { createDemoAccount } from '#accounts';
import type { Context } from '#platform/context';
import { showProgress } from './show-progress.ts';

const password = 'golark-demo-2026';

/** They exist beside the generated catalogue only; a production server never creates an account. */
export const demoSignIns = [
  { role: 'guest', email: 'guest@golark.example', firstName: 'Maya', lastName: 'Ortega', password },
  { role: 'member', email: 'member@golark.example', firstName: 'Devon', lastName: 'Kim', password },
  { role: 'partner', email: 'partner@golark.example', firstName: 'June', lastName: 'Hartley', password },
] as const;

/** Fills an empty database with the generated catalogue and the demo accounts. */
export const fillDemo = async (ctx: Context, pool: pg.Pool): Promise<void> => {
  const anyListing = await ctx.db.selectFrom('listings').select('id').limit(1).executeTakeFirst();
  if (!anyListing && ctx.config.catalogSize > 0) {
    const progress = showProgress('Filling the catalogue');
    const today = ctx.clock.now().toISOString().slice(0, 10);
    await fillCatalog(pool, { size: ctx.config.catalogSize, today, onProgress: progress.update });
    progress.done();
  }
  for (const account of demoSignIns) await createDemoAccount(ctx, account);
};
