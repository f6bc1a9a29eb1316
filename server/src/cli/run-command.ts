import { Command, InvalidArgumentError } from 'commander';
import { ConfigError, readConfig } from '#platform/config';
import { DataFolderInUse } from '#platform/database/data-folder-lock';
import { clockOf, openDatabase } from '../create-context.ts';
import { addAccountCommands } from './account-commands.ts';
import { CatalogAlreadyFilled, catalogCommand } from './catalog-command.ts';
import { CommandError } from './command-error.ts';
import { addFlagCommands } from './flag-commands.ts';
import { type ImportOptions, importCommand } from './import-command.ts';
import { addJobCommands } from './job-commands.ts';
import { migrateCommand } from './migrate-command.ts';
import { migrateDatabase } from './migrate-database.ts';
import { addMoneyCommands } from './money-commands.ts';
import { addReservationCommands } from './reservation-commands.ts';
import { fillDemoCommand, serve } from './serve.ts';

const demoPartner = 'partner@golark.example';

const forOperator = [ConfigError, DataFolderInUse, CommandError, CatalogAlreadyFilled];

const wholeNumber = (text: string): number => {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('must be a whole number.');
  return Number(text);
};

const fillGenerated = async (options: { size: number; seed?: number; replace?: boolean }): Promise<void> => {
  const config = readConfig(process.env);
  const today = clockOf(config).now().toISOString().slice(0, 10);
  const database = await openDatabase(config);
  try {
    await migrateDatabase(database);
    await catalogCommand(database, { ...options, today });
  } finally {
    await database.close();
  }
};

const program = (): Command => {
  const golark = new Command('golark').description('Runs and operates a Golark marketplace.');
  golark
    .command('serve', { isDefault: true })
    .description('migrate, fill an empty demo catalog, serve web and API')
    .action(() => serve(readConfig(process.env)));
  golark
    .command('migrate')
    .description('bring the database up to date')
    .action(() => migrateCommand(readConfig(process.env)));
  golark
    .command('fill-demo')
    .description('fill the catalog of a demo, as serve does')
    .action(() => fillDemoCommand(readConfig(process.env)));
  golark
    .command('catalog')
    .description('fill the database with generated stays, for demos and benchmarks')
    .requiredOption('--size <stays>', 'how many stays', wholeNumber)
    .option('--seed <number>', 'another seed gives other stays', wholeNumber)
    .option('--replace', 'first delete the generated stays without bookings')
    .action(fillGenerated);
  golark
    .command('import')
    .description('bring listings of another site')
    .command('airbnb')
    .argument('<listings>', 'a published open-data listing file, .csv or .csv.gz')
    .option('--calendar <file>', 'the calendar file that goes with it')
    .option('--city <state/city>', 'the city of all homes near it, such as ma/boston')
    .option('--partner <email>', "the partner's account that gets the listings", demoPartner)
    .option('--report <file>', 'write the report there as JSON, with every refused and repaired row')
    .action((listings: string, options: ImportOptions) =>
      importCommand(readConfig(process.env), listings, options),
    );
  addFlagCommands(golark);
  addAccountCommands(golark);
  addJobCommands(golark);
  addReservationCommands(golark);
  addMoneyCommands(golark);
  return golark;
};

/** Errors that the operator can fix are printed as a sentence without a stack trace. */
export const runCommand = async (args: string[]): Promise<void> => {
  try {
    await program().parseAsync(args, { from: 'user' });
  } catch (error) {
    if (!forOperator.some((kind) => error instanceof kind)) throw error;
    console.error((error as Error).message);
    process.exitCode = 1;
  }
};
