import { type Command, InvalidArgumentError } from 'commander';
import { addAccountCommands } from './account-commands.ts';
import { type CatalogCommandOptions, catalogCommand } from './catalog-command.ts';
import type { CommandHost } from './command-host.ts';
import { addCouponCommands } from './coupon-commands.ts';
import { addEventCommands } from './event-commands.ts';
import { fillDemo } from './fill-demo.ts';
import { addFlagCommands } from './flag-commands.ts';
import { addImportCommands } from './import-commands.ts';
import { addJobCommands } from './job-commands.ts';
import { addMembershipCommands } from './membership-commands.ts';
import { migrateCommand } from './migrate-command.ts';
import { addMoneyCommands } from './money-commands.ts';
import { addQueueCommands } from './queue-commands.ts';
import { addReservationCommands } from './reservation-commands.ts';
import { addSaleCommands } from './sale-commands.ts';
import { addScanCommand } from './scan-command.ts';
import { addOperatorCommands, addTeamCommands } from './team-commands.ts';

const wholeNumber = (text: string): number => {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('must be a whole number.');
  return Number(text);
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
  addSaleCommands(golark, host);
  addTeamCommands(golark, host);
  addOperatorCommands(golark, host);
  addMoneyCommands(golark, host);
};
