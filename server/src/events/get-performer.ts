import type { EventCategory } from '@golark/contract/events/rules';
import type { Performer } from '@golark/contract/events/schemas';
import type { Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import { notFound } from '#platform/failure';
import { presentVenueRef } from './present-event.ts';
import { findPerformer } from './store/find-performer.ts';

/** Throws NOT_FOUND. */
export const getPerformer = async (ctx: Context, caller: Caller, idOrSlug: string): Promise<Performer> => {
  const row = await findPerformer(ctx.db, idOrSlug, ctx.clock.now());
  if (!row) throw notFound('This performer');
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    genre: row.genre,
    category: row.category as EventCategory,
    image: { id: `performer.${row.id}`, alt: row.picture_alt[caller.locale] },
    homeVenue: row.home_venue && presentVenueRef(row.home_venue),
    eventCount: row.event_count,
  };
};
