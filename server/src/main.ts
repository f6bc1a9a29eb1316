import { runCommand } from './cli/run-command.ts';

await runCommand(process.argv.slice(2));
