import type { ResponseOf } from '@golark/contract/call';
import type { undoCalendarChange as undoCall } from '@golark/contract/host-calendar/calls';
import type { PartnerCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import { notFound } from '#platform/failure';
import { reachStep } from '#platform/fault-point';
import type { StayRow } from '#stays';
import { authorOf } from './change-author.ts';
import { todayAt } from './changeable-days.ts';
import { undoChange } from './changes/undo-change.ts';

/** Takes back a change as a whole. Throws NOT_FOUND, and INVALID_STATE with the reason and the night if it cannot. */
export const undoCalendarChange = async (
  ctx: Context,
  caller: PartnerCaller,
  { stay, changeId }: { stay: StayRow; changeId: string },
): Promise<ResponseOf<typeof undoCall>> => {
  const by = { listingId: stay.id, author: authorOf(ctx, caller), today: todayAt(ctx, stay) };
  const undone = await ctx.db.transaction().execute(async (trx) => {
    const undoing = await undoChange(trx, changeId, by);
    reachStep('host-calendar.undone.before-commit');
    return undoing;
  });
  if (!undone) throw notFound('This change');
  return { changeId: undone };
};
