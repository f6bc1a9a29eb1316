import path from 'node:path';
import { isCalendarDay } from '@golark/contract/dates/rules';
import { type Command, InvalidArgumentError } from 'commander';
import { addAccountCommands } from './account-commands.ts';
import { type CatalogCommandOptions, catalogCommand } from './catalog-command.ts';
import type { CommandHost } from './command-host.ts';
import { addCouponCommands } from './coupon-commands.ts';
import { addEventCommands, inReleaseHours } from './event-commands.ts';
import { fillDemo } from './fill-demo.ts';
import { addFlagCommands } from './flag-commands.ts';
import { type ImportOptions, importCommand } from './import-command.ts';
import { type ImportEventsOptions, importEventsCommand } from './import-events-command.ts';
import { addJobCommands } from './job-commands.ts';
import { addMembershipCommands } from './membership-commands.ts';
import { migrateCommand } from './migrate-command.ts';
import { addMoneyCommands } from './money-commands.ts';
import { addQueueCommands } from './queue-commands.ts';
import { addReservationCommands } from './reservation-commands.ts';
import { addScanCommand } from './scan-command.ts';
import { addOperatorCommands, addTeamCommands } from './team-commands.ts';

const demoPartner = 'partner@golark.example';

const wholeNumber = (text: string): number => {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('must be a whole number.');
  return Number(text);
};

const calendarDay = (text: string): string => {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || !isCalendarDay(text))
    throw new InvalidArgumentError('must be a day, such as 2026-12-01.');
  return text;
};

const addImportCommands = (golark: Command, { cwd, run }: CommandHost): void => {
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

/** Adds every command that works on the database, for the process that runs it. */
export const addCommands = (golark: Command, host: CommandHost): void => {
  golark
    .command('migrate')
    .description('bring the database up to date')
    .action(() => host.run(migrateCommand));
  golark
    .command('fill-demo')
    .description('fill the catalog of a demo, as serve does')
    .action(() => host.run(fillDemo));
  golark
    .command('catalog')
    .description('fill the database with generated stays, for demos and benchmarks')
    .requiredOption('--size <stays>', 'how many stays', wholeNumber)
    .option('--seed <number>', 'another seed gives other stays', wholeNumber)
    .option('--replace', 'first delete the generated stays without bookings')
    .action((options: CatalogCommandOptions) => host.run((runtime) => catalogCommand(runtime, options)));
  addImportCommands(golark, host);
  addFlagCommands(golark, host);
  addAccountCommands(golark, host);
  addMembershipCommands(golark, host);
  addCouponCommands(golark, host);
  addEventCommands(golark, host);
  addQueueCommands(golark, host);
  addScanCommand(golark, host);
  addJobCommands(golark, host);
  addReservationCommands(golark, host);
  addTeamCommands(golark, host);
  addOperatorCommands(golark, host);
  addMoneyCommands(golark, host);
};
