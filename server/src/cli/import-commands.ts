import path from 'node:path';
import { isCalendarDay } from '@golark/contract/dates/rules';
import { type Command, InvalidArgumentError } from 'commander';
import type { CommandHost } from './command-host.ts';
import { inReleaseHours } from './event-commands.ts';
import { type ImportOptions, importCommand } from './import-command.ts';
import { type ImportEventsOptions, importEventsCommand } from './import-events-command.ts';

const demoPartner = 'partner@golark.example';

const calendarDay = (text: string): string => {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || !isCalendarDay(text))
    throw new InvalidArgumentError('must be a day, such as 2026-12-01.');
  return text;
};

/** `golark import …`: listings and events of other sites. */
export const addImportCommands = (golark: Command, { cwd, run }: CommandHost): void => {
  const file = (text: string): string => path.resolve(cwd, text);
  const imports = golark.command('import').description('bring listings or events of another site');
  imports
    .command('airbnb')
    .argument('<listings>', 'a published open-data listing file, .csv or .csv.gz', file)
    .option('--calendar <file>', 'the calendar file that goes with it', file)
    .option('--city <state/city>', 'the city of all homes near it, such as ma/boston')
    .option('--partner <email>', "the partner's account that gets the listings", demoPartner)
    .option('--report <file>', 'write the report there as JSON, with every refused and repaired row', file)
    .action((listings: string, options: ImportOptions) =>
      run((runtime) => importCommand(runtime, listings, options)),
    );
  imports
    .command('events')
    .description(
      'bring a schedule of games or concerts, or the venues of teams; a second run changes nothing',
    )
    .argument(
      '<file>',
      'an NBA, NFL or MLB schedule, SeatGeek or Ticketmaster JSON, or a list of venues',
      file,
    )
    .option(
      '--shift-to <day>',
      'move the whole schedule by weeks, so that it begins in the week after this day',
      calendarDay,
    )
    .option(
      '--companion-release <hours>',
      'hours before a new event from which companion seats are sold without a wheelchair space; 0 is never',
      inReleaseHours,
    )
    .option('--report <file>', 'write the report there as JSON, with every row that was not imported', file)
    .action((schedule: string, options: ImportEventsOptions) =>
      run((runtime) => importEventsCommand(runtime, schedule, options)),
    );
};
