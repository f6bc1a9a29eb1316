import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../context.ts';
import type { RecurringJob } from '../jobs/job-handler.ts';
import { perDatabase } from '../per-database.ts';
import { createFeedVersion, isCommittedAfter } from './feed-version.ts';

/** A reader of the feed has a snapshot that is a few minutes old. */
const retentionDays = 7;

/** In the order of the index, so that only its end is read: see the feed of listings. */
const hasChangedSince = (snapshot: string): RawBuilder<boolean> => sql`
  (SELECT true FROM public_changes WHERE ${isCommittedAfter(snapshot)} ORDER BY changed_by LIMIT 1) IS NOT NULL`;

/** The version of all that visitors without a session can see, one for each database. */
export const publicVersionOf = perDatabase(({ db }) => createFeedVersion(db, hasChangedSince));

const pruneChanges = async ({ db, clock }: Context): Promise<void> => {
  const before = new Date(clock.now().getTime() - retentionDays * 86_400_000);
  await db.deleteFrom('public_changes').where('changed_at', '<', before).execute();
};

export const publicChangesRecurringJobs: readonly RecurringJob[] = [
  { name: 'database.prune-public-changes', cron: '40 9 * * *', run: pruneChanges },
];
