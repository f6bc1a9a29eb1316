import type { Day } from '@golark/contract/dates/rules';
import type { EventGenre } from '@golark/contract/events/rules';
import type { Point } from '../airbnb-import/gazetteer.ts';

/** A row, or of JSON an item, that was not imported. */
export interface ScheduleProblem {
  /** The line of a CSV file, from 1 with its header; the number of an item of a JSON file, from 1. */
  line: number;
  field: string;
  reason: string;
}

export interface VenueHint {
  name: string;
  /** The city, if the file names it. */
  city?: string | undefined;
  /** `ca` */
  stateId?: string | undefined;
  at?: Point | undefined;
  capacity?: number | undefined;
}

/** When a file says that something starts: an instant, or a wall time at the venue or in Eastern time. */
export type StartHint =
  | { instant: Date }
  | { day: Day; time: string | null; zone: 'venue' | 'America/New_York' };

export interface ScheduleEntry {
  line: number;
  sourceKey: string;
  /** Null: `home vs. guests`. */
  title: string | null;
  genre: EventGenre;
  /** Of a game the home team first. */
  performers: string[];
  isGame: boolean;
  /** Null: where the home team plays. */
  venue: VenueHint | null;
  start: StartHint;
  /** The same start in Eastern time, where the file has both. */
  easternTime?: string | undefined;
  isTimeTbd: boolean;
  isCanceled: boolean;
  onSaleAt: Date | null;
}

export interface VenueEntry {
  line: number;
  venue: VenueHint;
  genre: EventGenre;
  team: string | null;
}

/** What a file contains: events, or venues with the teams that play there. */
export type ReadSchedule = { problems: ScheduleProblem[]; rows: number } & (
  | { source: string; entries: ScheduleEntry[]; venues?: undefined }
  | { source: string; venues: VenueEntry[]; entries?: undefined }
);

/** A value of a row that cannot be read. */
export class FieldProblem extends Error {
  readonly field: string;
  constructor(field: string, reason: string) {
    super(reason);
    this.field = field;
  }
}
