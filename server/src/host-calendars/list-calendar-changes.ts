import type { ResponseOf } from '@golark/contract/call';
import type { listCalendarChanges as listCall } from '@golark/contract/host-calendar/calls';
import { pageInfoOf } from '@golark/contract/paging/rules';
import type { Context } from '#platform/context';
import type { StayRow } from '#stays';
import { listChanges } from './changes/change-log.ts';
import { presentChange } from './present-changes.ts';

const changesPerPage = 20;

/** A page of 20 changes of a listing's calendar. */
export const listCalendarChanges = async (
  ctx: Context,
  { id, title, time_zone }: StayRow,
  { night = null, pageNumber }: { night?: string | null | undefined; pageNumber: number },
): Promise<ResponseOf<typeof listCall>> => {
  const page = { limit: changesPerPage, offset: (pageNumber - 1) * changesPerPage };
  const { changes, totalCount } = await listChanges(ctx.db, id, { night, ...page });
  return {
    listing: { id, title, timeZone: time_zone },
    edges: changes.map((change) => ({ node: presentChange(change, night) })),
    pageInfo: pageInfoOf({ pageNumber, pageSize: changesPerPage, totalCount }),
  };
};
