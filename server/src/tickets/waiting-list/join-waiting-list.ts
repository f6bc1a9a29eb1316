import { randomUUID } from 'node:crypto';
import { mostTickets, quantitiesOf } from '@golark/contract/tickets/rules';
import type { JoinInput, WaitingPlace } from '@golark/contract/waiting-list/schemas';
import { sql } from 'kysely';
import { countUseOfAddress } from '#accounts';
import type { Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import { Failure, invalidField, notFound } from '#platform/failure';
import { freeSeats } from '../expire-holds.ts';
import { findExpiredStock } from '../store/holds.ts';
import { offerSeats } from './offer-seats.ts';
import { presentWaiting } from './present-waiting.ts';
import { findWaitedEvent, type WaitedEvent } from './waited-event.ts';
import { writeWaitingEmail } from './waiting-email.ts';
import { findPlace, findPlaceOfAccount, insertPlace } from './waiting-store.ts';

const refused = (detail: string): Failure => new Failure('INVALID_STATE', { detail });

const assertOpen = ({ status, starts_at, on_sale_at }: WaitedEvent, now: Date): void => {
  if (status === 'CANCELED' || starts_at <= now)
    throw refused('No tickets of this event are sold any longer.');
  if (on_sale_at && on_sale_at > now) throw refused('The sale of this event has not begun.');
};

/** The sections of an event, with the numbers of tickets that can be bought now. */
const sectionsOf = async (
  { db, clock }: Context,
  { id, companions_released_at }: WaitedEvent,
): Promise<Map<string, number>> => {
  const isReleased = companions_released_at <= clock.now();
  const { rows } = await sql<{ section_id: string; sizes: number }>`
    SELECT section_id, bit_or(CASE WHEN status <> 'active' THEN 0 WHEN NOT is_accessible THEN sizes
        WHEN ${isReleased} THEN released_sizes ELSE 0 END) AS sizes
    FROM ticket_listings WHERE event_id = ${id} GROUP BY section_id`.execute(db);
  return new Map(rows.map(({ section_id, sizes }) => [section_id, sizes]));
};

/** Who can buy now doesn't have to wait. Throws VALIDATION_ERROR (sectionId), INVALID_STATE. */
const assertNothingSuits = async (
  ctx: Context,
  event: WaitedEvent,
  { quantity, sectionId }: JoinInput,
): Promise<void> => {
  const sections = await sectionsOf(ctx, event);
  if (sectionId !== undefined && !sections.has(sectionId)) throw invalidField('sectionId', 'invalid');
  const suiting = [...sections].filter(
    ([id, sizes]) => (sectionId === undefined || id === sectionId) && quantitiesOf(sizes).includes(quantity),
  );
  if (suiting.length > 0)
    throw refused('Tickets of this event are for sale in this number. You can buy them now.');
};

/** Who waits: the account, or the address that a visitor gives. Throws VALIDATION_ERROR (email). */
const whoOf = ({ session }: Caller, input: JoinInput): { accountId: string | null; email: string } => {
  if (session) return { accountId: session.account.accountId, email: session.account.email };
  if (input.email === undefined) throw invalidField('email', 'required');
  return { accountId: null, email: input.email };
};

/**
 * Joins the list, or returns the place of who is on it. Throws NOT_FOUND, INVALID_STATE, TICKET_LIMIT, VALIDATION_ERROR (email,
 * sectionId), RATE_LIMITED.
 */
export const joinWaitingList = async (
  ctx: Context,
  caller: Caller,
  { eventId, input }: { eventId: string; input: JoinInput },
): Promise<{ place: WaitingPlace }> => {
  const now = ctx.clock.now();
  const event = await findWaitedEvent(ctx.db, eventId);
  if (!event) throw notFound('This event');
  assertOpen(event, now);
  const limit = Math.min(event.ticket_limit, mostTickets);
  if (input.quantity > limit)
    throw new Failure('TICKET_LIMIT', {
      detail: `At most ${limit} tickets of this event for each buyer.`,
      extra: { limit },
    });
  const who = whoOf(caller, input);
  await countUseOfAddress(ctx, caller, 'waiting-list');
  const expired = await findExpiredStock(ctx.db, { eventId, now });
  if (expired.length > 0) await freeSeats(ctx, { eventId, listingIds: expired });
  await assertNothingSuits(ctx, event, input);
  const id = randomUUID();
  const isNew = await ctx.db.transaction().execute(async (trx) => {
    const place = { id, eventId, ...who, locale: caller.locale, quantity: input.quantity, now };
    const isInserted = await insertPlace(trx, { ...place, sectionId: input.sectionId ?? null });
    if (isInserted) await writeWaitingEmail(ctx, trx, { kind: 'joined', placeId: id });
    return isInserted;
  });
  // seats may have come back since they were looked for
  await offerSeats(ctx, { eventId });
  const row = isNew
    ? await findPlace(ctx.db, id)
    : await findPlaceOfAccount(ctx.db, { eventId, accountId: who.accountId });
  // somebody who types an address does not get its link
  if (!row) throw refused('This address is on the list already. The link is in the email.');
  return { place: presentWaiting(ctx, { row, event }) };
};
