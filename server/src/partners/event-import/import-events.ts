import { addDays } from '@golark/contract/dates/rules';
import { categoryOfGenre } from '@golark/contract/events/rules';
import type { Transaction } from 'kysely';
import {
  announceChanges,
  type EventInput,
  type KnownPerformer,
  type KnownVenue,
  type SavedCounts,
  saveEvents,
  savePerformers,
  saveVenues,
} from '#events';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { Directory } from './directory.ts';
import { placeGame } from './place-game.ts';
import { instantOfStart, type LocalStart, localStartOf, weeksUntil } from './place-in-time.ts';
import { readSchedule } from './read-schedule.ts';
import { FieldProblem, type ScheduleEntry, type ScheduleProblem, type VenueEntry } from './schedule.ts';

export type EventImportContext = Pick<Context, 'db' | 'clock' | 'events' | 'illustrateEvents'>;

export interface EventImport {
  path: string;
  /** Moves the whole schedule by whole weeks, so that it begins in the week after this day. */
  shiftTo?: string | undefined;
  onProgress?(done: number, total: number): void;
  /** Ends the import after the current batch, with the reason as error. */
  signal?: AbortSignal | undefined;
}

export interface EventImportReport {
  source: string;
  /** Whether `line` of a problem is the number of an item. */
  isJson: boolean;
  rows: number;
  added: number;
  updated: number;
  unchanged: number;
  venuesAdded: number;
  venuesUpdated: number;
  performersAdded: number;
  problems: ScheduleProblem[];
}

const batchSize = 500;
const longestTitle = 200;
const longestKey = 40;

interface Placed {
  entry: ScheduleEntry;
  venue: KnownVenue;
  performers: KnownPerformer[];
  start: LocalStart;
}

/** Runs `work` and turns a value that cannot be used into a problem of its row. */
const orProblem = <T>(line: number, problems: ScheduleProblem[], work: () => T): T | null => {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof FieldProblem)) throw error;
    problems.push({ line, field: error.field, reason: error.message });
    return null;
  }
};

const withoutRepeats = (entries: readonly ScheduleEntry[], problems: ScheduleProblem[]): ScheduleEntry[] => {
  const lines = new Map<string, number>();
  return entries.filter(({ line, sourceKey }) => {
    const earlier = lines.get(sourceKey);
    if (earlier === undefined) lines.set(sourceKey, line);
    else problems.push({ line, field: '', reason: `The same event is on line ${earlier}.` });
    return earlier === undefined;
  });
};

const titleOf = ({ entry, performers }: Pick<Placed, 'entry' | 'performers'>): string =>
  (entry.title ?? performers.map(({ name }) => name).join(' v. ')).slice(0, longestTitle);

const place = (
  directory: Directory,
  entries: readonly ScheduleEntry[],
  problems: ScheduleProblem[],
): Placed[] => {
  const placeEntry = placeGame(directory, entries);
  return entries.flatMap((entry) => {
    const placed = orProblem(entry.line, problems, () => {
      const { venue, performers } = placeEntry(entry);
      return { entry, venue, performers, start: localStartOf(entry, venue.timeZone) };
    });
    return placed ?? [];
  });
};

interface Moved {
  source: string;
  directory: Directory;
  weeks: number;
}

const inputOf =
  ({ clock, illustrateEvents }: EventImportContext, { source, weeks, directory }: Moved) =>
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
      picture: illustrateEvents.eventPicture({
        ...{ id, genre, venue: directory.venueFacts(venue), time: start.time },
        day: addDays(start.day, 7 * weeks),
        colors: performers[0]?.colors ?? null,
      }),
      performers: [...new Map(performers.map((performer) => [performer.id, performer])).values()],
      createdAt: now,
    };
  };

const saveBatch = async (
  trx: Transaction<DB>,
  directory: Directory,
  events: readonly EventInput[],
): Promise<Record<'venues' | 'performers' | 'events', SavedCounts>> => {
  const performers = [...new Set(events.flatMap((event) => event.performers.map(({ id }) => id)))].sort();
  const teams = performers.map((id) => directory.performerInput(id));
  const homes = teams.flatMap(({ homeVenueId }) => homeVenueId ?? []);
  const venues = [...new Set([...events.map(({ venueId }) => venueId), ...homes])].sort();
  return {
    venues: await saveVenues(
      trx,
      venues.map((id) => directory.venueInput(id)),
    ),
    performers: await savePerformers(trx, teams),
    events: await saveEvents(trx, events),
  };
};

const isOver = (line: number, day: string): ScheduleProblem => ({
  line,
  field: 'date',
  reason: `It was on ${day}, which is over; --shift-to moves a whole schedule.`,
});

const importSchedule = async (
  ctx: EventImportContext,
  input: EventImport,
  {
    directory,
    entries,
    report,
  }: { directory: Directory; entries: ScheduleEntry[]; report: EventImportReport },
): Promise<void> => {
  const { problems, source } = report;
  const placed = place(directory, withoutRepeats(entries, problems), problems);
  const days = placed.map(({ start }) => start.day);
  const weeks = input.shiftTo === undefined || days.length === 0 ? 0 : weeksUntil(days, input.shiftTo);
  const toInput = inputOf(ctx, { source, weeks, directory });
  const now = ctx.clock.now();
  const events = placed.flatMap((one) => {
    const event = orProblem(one.entry.line, problems, () => toInput(one));
    if (event && event.startsAt <= now) problems.push(isOver(one.entry.line, one.start.day));
    return event && event.startsAt > now ? event : [];
  });
  for (let first = 0; first < events.length; first += batchSize) {
    input.signal?.throwIfAborted();
    const batch = events.slice(first, first + batchSize);
    const saved = await ctx.db.transaction().execute(async (trx) => {
      const counts = await saveBatch(trx, directory, batch);
      await announceChanges(ctx, trx);
      return counts;
    });
    report.added += saved.events.added;
    report.updated += saved.events.updated;
    report.unchanged += batch.length - saved.events.added - saved.events.updated;
    report.venuesAdded += saved.venues.added;
    report.venuesUpdated += saved.venues.updated;
    report.performersAdded += saved.performers.added;
    input.onProgress?.(first + batch.length, events.length);
  }
};

/** Venues of a file, with the teams that play there. */
const importVenues = async (
  ctx: EventImportContext,
  directory: Directory,
  { venues, report }: { venues: VenueEntry[]; report: EventImportReport },
): Promise<void> => {
  const ids = new Set<string>();
  const teams = new Set<string>();
  for (const { line, venue: hint, genre, team } of venues)
    orProblem(line, report.problems, () => {
      const venue = directory.venue({ hint, genre, field: 'venue', team });
      const sized = hint.capacity === undefined ? venue : directory.resize(venue, hint.capacity);
      ids.add(sized.id);
      if (team === null) return;
      const performer = directory.performer(team, genre);
      directory.setHome(performer, sized.id);
      teams.add(performer.id);
    });
  await ctx.db.transaction().execute(async (trx) => {
    const saved = await saveVenues(
      trx,
      [...ids].sort().map((id) => directory.venueInput(id)),
    );
    const performers = await savePerformers(
      trx,
      [...teams].sort().map((id) => directory.performerInput(id)),
    );
    report.venuesAdded += saved.added;
    report.venuesUpdated += saved.updated;
    report.performersAdded += performers.added;
  });
};

/**
 * Imports a file of events, or of venues. Importing it again changes nothing; an event with another start is moved. Throws
 * UnreadableFile.
 */
export const importEvents = async (
  ctx: EventImportContext,
  input: EventImport,
): Promise<EventImportReport> => {
  const { source, rows, problems, isJson, entries, venues } = await readSchedule(input.path);
  const report: EventImportReport = {
    ...{ source, isJson, rows, added: 0, updated: 0, unchanged: 0 },
    ...{ venuesAdded: 0, venuesUpdated: 0, performersAdded: 0, problems },
  };
  input.signal?.throwIfAborted();
  const directory = await Directory.open(source === 'venues' ? 'import' : source, ctx);
  if (venues) await importVenues(ctx, directory, { venues, report });
  else await importSchedule(ctx, input, { directory, entries, report });
  problems.sort((a, b) => a.line - b.line);
  return report;
};
