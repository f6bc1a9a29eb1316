import type { EventStatus } from '@golark/contract/events/rules';

const returnDays = 14;

interface Dates {
  event_status: EventStatus;
  moved_at: Date | null;
  ordered_at: Date;
  starts_at: Date;
}

/** Until when tickets of a moved event can be returned: 14 days, but not once it has begun. null for tickets that can't be. */
export const returnUntilOf = ({ event_status, moved_at, ordered_at, starts_at }: Dates): Date | null => {
  if (event_status !== 'MOVED' || !moved_at || moved_at <= ordered_at) return null;
  return new Date(Math.min(moved_at.getTime() + returnDays * 86_400_000, starts_at.getTime()));
};
