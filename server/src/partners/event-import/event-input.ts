import { addDays } from '@golark/contract/dates/rules';
import { categoryOfGenre } from '@golark/contract/events/rules';
import type { EventInput, KnownPerformer, KnownVenue } from '#events';
import type { Context } from '#platform/context';
import type { Directory } from './directory.ts';
import { instantOfStart, type LocalStart } from './place-in-time.ts';
import { FieldProblem, type ScheduleEntry } from './schedule.ts';

const longestTitle = 200;
const longestKey = 40;

/** A row of a schedule with its venue, performers and start. */
export interface Placed {
  entry: ScheduleEntry;
  venue: KnownVenue;
  performers: KnownPerformer[];
  start: LocalStart;
}

const titleOf = ({ entry, performers }: Pick<Placed, 'entry' | 'performers'>): string =>
  (entry.title ?? performers.map(({ name }) => name).join(' vs. ')).slice(0, longestTitle);

interface Moved {
  source: string;
  directory: Directory;
  weeks: number;
  companionReleaseHours: number;
}

/** A placed row as it is saved. Throws FieldProblem. */
export const inputOf =
  (
    { clock, illustrateEvents }: Pick<Context, 'clock' | 'illustrateEvents'>,
    { source, weeks, directory, companionReleaseHours }: Moved,
  ) =>
  (placed: Placed): EventInput => {
    const { entry, venue, performers, start } = placed;
    const { sourceKey, genre, isCanceled, isTimeTbd, onSaleAt } = entry;
    if (!/^[\w.-]+$/.test(sourceKey) || sourceKey.length > longestKey)
      throw new FieldProblem('id', 'It has characters that no id has, or more than 40.');
    const now = clock.now();
    const id = `${source}-${sourceKey}`;
    const title = titleOf(placed);
    return {
      ...{
        id,
        title,
        genre,
        category: categoryOfGenre(genre),
        venueId: venue.id,
        isTimeTbd,
        source,
        sourceKey,
      },
      status: isCanceled ? 'CANCELED' : 'SCHEDULED',
      startsAt: instantOfStart(start, venue.timeZone, weeks),
      doorsAt: null,
      onSaleAt: weeks === 0 && onSaleAt && onSaleAt > now ? onSaleAt : null,
      ticketLimit: 8,
      facilityChargeAmount: 0,
      refundRule: [],
      resaleCapPercent: null,
      companionReleaseHours,
      picture: illustrateEvents.eventPicture({
        ...{ id, title, genre, venue: directory.venueFacts(venue), time: start.time },
        day: addDays(start.day, 7 * weeks),
        performer: performers[0] ?? null,
      }),
      performers: [...new Map(performers.map((performer) => [performer.id, performer])).values()],
      createdAt: now,
    };
  };
