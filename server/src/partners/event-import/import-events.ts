import { usualCompanionReleaseHours } from '@golark/contract/events/rules';
import type { Transaction } from 'kysely';
import { announceChanges, type EventInput, saveEvents, savePerformers, saveVenues } from '#events';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { Directory } from './directory.ts';
import { inputOf, type Placed } from './event-input.ts';
import { placeGame } from './place-game.ts';
import { localStartOf, weeksUntil } from './place-in-time.ts';
import { readSchedule } from './read-schedule.ts';
import { FieldProblem, type ScheduleEntry, type ScheduleProblem, type VenueEntry } from './schedule.ts';

export type EventImportContext = Pick<Context, 'db' | 'clock' | 'events' | 'illustrateEvents'>;

export interface EventImport {
  path: string;
  /** Moves the whole schedule by whole weeks, so that it begins in the week after this day. */
  shiftTo?: string | undefined;
  /** For new events: hours before the start from which companion seats that are left are sold without a wheelchair space. */
  companionReleaseHours?: number | undefined;
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

const saveBatch = async (
  trx: Transaction<DB>,
  directory: Directory,
  events: readonly EventInput[],
): Promise<Record<'venues' | 'performers' | 'events', Awaited<ReturnType<typeof saveEvents>>>> => {
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
  const { companionReleaseHours = usualCompanionReleaseHours } = input;
  const placed = place(directory, withoutRepeats(entries, problems), problems);
  const days = placed.map(({ start }) => start.day);
  const weeks = input.shiftTo === undefined || days.length === 0 ? 0 : weeksUntil(days, input.shiftTo);
  const toInput = inputOf(ctx, { source, weeks, directory, companionReleaseHours });
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
