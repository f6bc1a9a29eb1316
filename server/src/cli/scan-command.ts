import type { Command } from 'commander';
import type { Context } from '#platform/context';
import { scanTicket } from '#tickets';
import type { CommandHost } from './command-host.ts';

/** `VALID section 108, row 12, seat 1`: the result first, to be read by people and programs. */
export const scanBarcode = async (
  ctx: Context,
  { eventId, barcode }: { eventId: string; barcode: string },
): Promise<string> => {
  const { result, place, usedAt } = await scanTicket(ctx, { eventId, barcode });
  if (!place) return result;
  const { section, row, seats } = place;
  const parts = [
    `section ${section}`,
    ...(row ? [`row ${row}`] : []),
    ...(seats[0] ? [`seat ${seats[0]}`] : []),
  ];
  return `${result} ${parts.join(', ')}${result === 'USED' && usedAt ? ` (used ${usedAt})` : ''}`;
};

/** `golark scan <event> <barcode>`: checks a ticket at the door. Without a barcode, `runCommand` runs it for each line of the input. */
export const addScanCommand = (golark: Command, { run }: CommandHost): void => {
  golark
    .command('scan')
    .description('check tickets at the door: one barcode, or one in each line of the standard input')
    .argument('<event>', 'the id of the event')
    .argument('<barcode>', 'as the code on the ticket says')
    .action((eventId: string, barcode: string) =>
      run(async ({ ctx, output }) => output.line(await scanBarcode(ctx, { eventId, barcode }))),
    );
};
