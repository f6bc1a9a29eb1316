import type { CalendarFeed } from '@golark/contract/calendar-feeds/schemas';
import type { Context } from '#platform/context';
import { exportUrlOf, type listRenewals } from './links.ts';
import { isFeedLate } from './pause-late.ts';
import type { CountedFeed } from './store/feeds.ts';

type Renewals = Awaited<ReturnType<typeof listRenewals>>;

const heldOf = ({ held_since, held_lost, held_known }: CountedFeed): CalendarFeed['held'] =>
  held_since && { since: held_since.toISOString(), lost: held_lost ?? 0, known: held_known ?? 0 };

export const presentFeed = (ctx: Context, feed: CountedFeed, renewals: Renewals): CalendarFeed => ({
  id: feed.id,
  roomTypeId: feed.room_type_id,
  name: feed.name,
  host: feed.host,
  importedAt: feed.imported_at?.toISOString() ?? null,
  triedAt: feed.tried_at?.toISOString() ?? null,
  nextFetchAt: feed.next_fetch_at.toISOString(),
  usualMinutes: feed.usual_minutes === null ? null : Math.round(feed.usual_minutes),
  isLate: isFeedLate(ctx, feed, ctx.clock.now()),
  fault: feed.fault,
  held: heldOf(feed),
  counts: { reservations: feed.reservations, blocks: feed.blocks, shadows: feed.shadows },
  exportUrl: exportUrlOf(
    ctx,
    { listingId: feed.listing_id, roomTypeId: feed.room_type_id, feedId: feed.id },
    renewals,
  ),
});
