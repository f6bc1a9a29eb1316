import type { ResponseOf } from '@golark/contract/call';
import type { listCalendarChanges as listCall } from '@golark/contract/host-calendar/calls';
import { pageInfoOf } from '@golark/contract/paging/rules';
import type { Context } from '#platform/context';
import { listChanges } from './changes/change-log.ts';
import { presentChange } from './present-changes.ts';

const changesPerPage = 20;

/** A page of 20 changes of a calendar. */
export const listCalendarChanges = async (
  ctx: Context,
  listingId: string,
  { night = null, pageNumber }: { night?: string | null | undefined; pageNumber: number },
): Promise<ResponseOf<typeof listCall>> => {
  const page = { limit: changesPerPage, offset: (pageNumber - 1) * changesPerPage };
  const { changes, totalCount } = await listChanges(ctx.db, listingId, { night, ...page });
  return {
    edges: changes.map((change) => ({ node: presentChange(change, night) })),
    pageInfo: pageInfoOf({ pageNumber, pageSize: changesPerPage, totalCount }),
  };
};
