import type { ResponseOf } from '@golark/contract/call';
import type { getReservation as getCall } from '@golark/contract/partners/calls';
import { sql, type Transaction } from 'kysely';
import type { BookingView } from '#booking';
import type { PartnerCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import type { Database } from '#platform/database/open-database';
import type { DB } from '#platform/database/tables';
import { presentReservation } from './reservations.ts';

/** The note about a booking; empty if there is none. The host is part of the query: a place may have had another one. */
const findNote = async (db: Database, bookingId: string, hostId: string): Promise<string> => {
  const row = await db
    .selectFrom('reservation_notes')
    .select('body')
    .where('booking_id', '=', bookingId)
    .where('property_manager_id', '=', hostId)
    .executeTakeFirst();
  return row?.body ?? '';
};

export const getReservation = async (
  ctx: Context,
  caller: PartnerCaller,
  view: BookingView,
): Promise<ResponseOf<typeof getCall>> => ({
  reservation: presentReservation(view, caller),
  note: await findNote(ctx.db, view.id, caller.propertyManagerId),
});

/** Replaces the private note about a reservation; an empty text removes it. */
export const putReservationNote = async (
  ctx: Context,
  caller: PartnerCaller,
  { view, text }: { view: BookingView; text: string },
): Promise<ResponseOf<typeof getCall>> => {
  const hostId = caller.propertyManagerId;
  if (text === '') {
    await ctx.db.deleteFrom('reservation_notes').where('booking_id', '=', view.id).execute();
  } else {
    await sql`
      INSERT INTO reservation_notes (booking_id, property_manager_id, account_id, body, updated_at)
      VALUES (${view.id}, ${hostId}, ${view.account_id}, ${text}, ${ctx.clock.now()})
      ON CONFLICT (booking_id) DO UPDATE SET body = excluded.body, updated_at = excluded.updated_at`.execute(
      ctx.db,
    );
  }
  return getReservation(ctx, caller, view);
};

/** Notes of hosts about the stays of a guest. */
export const deleteNotesAbout = async (trx: Transaction<DB>, accountId: string): Promise<void> => {
  await trx.deleteFrom('reservation_notes').where('account_id', '=', accountId).execute();
};
