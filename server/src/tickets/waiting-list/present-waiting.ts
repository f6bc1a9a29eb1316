import type { WaitingPlace } from '@golark/contract/waiting-list/schemas';
import type { Context } from '#platform/context';
import { waitingKeyOf } from '../order-key.ts';
import type { WaitedEvent } from './waited-event.ts';
import type { WaitingRow } from './waiting-store.ts';

/** As it is now: the list itself is brought up to date when seats are offered. */
export const waitingStatusOf = (row: WaitingRow, event: WaitedEvent, now: Date): WaitingPlace['status'] => {
  if (row.status === 'WAITING')
    return event.status === 'CANCELED' || event.starts_at <= now ? 'ENDED' : 'WAITING';
  if (row.status !== 'OFFERED') return row.status;
  if (row.hold_status === 'SOLD') return 'BOUGHT';
  const isOver = row.hold_item_id === null && row.hold_expires_at !== null && row.hold_expires_at <= now;
  return row.hold_status === 'RELEASED' || isOver ? 'MISSED' : 'OFFERED';
};

export const presentWaiting = (
  ctx: Context,
  { row, event }: { row: WaitingRow; event: WaitedEvent },
): WaitingPlace => {
  const status = waitingStatusOf(row, event, ctx.clock.now());
  return {
    id: row.id,
    event: {
      ...{ id: event.id, title: event.title, status: event.status, isTimeTbd: event.is_time_tbd },
      startsAt: event.starts_at.toISOString(),
      venue: {
        ...{ id: event.venue_id, name: event.venue_name, kind: event.venue_kind, city: event.city_name },
        ...{ state: event.state_id.toUpperCase(), timeZone: event.time_zone },
        ...{ lat: event.latitude, lng: event.longitude },
      },
    },
    status,
    quantity: row.quantity,
    section: row.section_id === null ? null : (row.section_label ?? row.section_id),
    email: row.email,
    position: status === 'WAITING' ? row.position : null,
    offerUntil: status === 'OFFERED' ? (row.hold_expires_at?.toISOString() ?? null) : null,
    key: waitingKeyOf(ctx.secret, row.id),
  };
};
