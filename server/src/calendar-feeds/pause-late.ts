import type { Context } from '#platform/context';
import { pauseInstantBook } from '#stays';
import { isLate } from './rules/lateness.ts';
import { type FeedRow, listLateListings } from './store/feeds.ts';

export const isFeedLate = (
  { config }: Pick<Context, 'config'>,
  { imported_at: importedAt, usual_minutes }: Pick<FeedRow, 'imported_at' | 'usual_minutes'>,
  at: Date,
): boolean => isLate({ importedAt, usualMinutes: usual_minutes ?? config.calendarFeedMinutes }, at);

/**
 * While a calendar is late, it is not known what its site has sold: instant booking of its listing becomes a request. As soon as all calendars of
 * a listing are read again, what its host has chosen holds.
 */
export const pauseWhereLate = async (ctx: Context): Promise<void> => {
  const late = { at: ctx.clock.now(), usualMinutes: ctx.config.calendarFeedMinutes };
  await pauseInstantBook(ctx.db, await listLateListings(ctx.db, late));
};
