import type { ResponseOf } from '@golark/contract/call';
import type { listTicketCategories as listTicketCategoriesCall } from '@golark/contract/events/calls';
import { eventCategories, genresByCategory } from '@golark/contract/events/rules';
import type { Context } from '#platform/context';
import { countByGenre } from './store/count-by-genre.ts';

/** Every category and genre with the number of events to come. */
export const listTicketCategories = async (
  ctx: Context,
): Promise<ResponseOf<typeof listTicketCategoriesCall>> => {
  const counts = await countByGenre(ctx.db, ctx.clock.now());
  const categories = eventCategories.map((category) => {
    const genres = genresByCategory[category].map((genre) => ({ genre, count: counts.get(genre) ?? 0 }));
    return { category, count: genres.reduce((sum, { count }) => sum + count, 0), genres };
  });
  return { categories };
};
