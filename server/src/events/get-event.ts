import type { Event } from '@golark/contract/events/schemas';
import type { Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import { notFound } from '#platform/failure';
import { presentEvent } from './present-event.ts';
import { findEvent } from './store/list-cards.ts';

/** An event, also one that is over or canceled. Throws NOT_FOUND. */
export const getEvent = async (ctx: Context, caller: Caller, id: string): Promise<Event> => {
  const now = ctx.clock.now();
  const row = await findEvent(ctx.db, id, now);
  if (!row) throw notFound('This event');
  return presentEvent(row, { locale: caller.locale, now });
};
