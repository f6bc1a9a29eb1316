import { mostCompanionReleaseHours } from '@golark/contract/events/rules';
import { type Command, InvalidArgumentError } from 'commander';
import { cancelEvent, moveEvent, setCompanionRelease } from '#events';
import type { Context } from '#platform/context';
import { CommandError } from './command-error.ts';
import type { CommandHost } from './command-host.ts';

const inInstant = (typed: string): Date => {
  const at = new Date(typed);
  if (Number.isNaN(at.getTime()) || !/T.*(Z|[+-]\d\d:\d\d)$/.test(typed))
    throw new InvalidArgumentError('must be an instant with its zone, such as 2027-01-01T19:30:00-08:00.');
  return at;
};

/** Whole hours before an event. */
export const inReleaseHours = (typed: string): number => {
  const hours = Number(typed);
  if (!/^\d{1,4}$/.test(typed) || hours > mostCompanionReleaseHours)
    throw new InvalidArgumentError(`must be whole hours, 0 to ${mostCompanionReleaseHours}; 0 is never.`);
  return hours;
};

/** Returns the message for the operator. Throws CommandError. */
export const cancelEventById = async (ctx: Context, eventId: string): Promise<string> => {
  if (!(await cancelEvent(ctx, eventId)))
    throw new CommandError(`${eventId} is no coming event, or is canceled already.`);
  return `${eventId} is canceled. Nothing more is sold, and every buyer is refunded and gets an email.`;
};

export const moveEventById = async (ctx: Context, eventId: string, startsAt: Date): Promise<string> => {
  if (startsAt <= ctx.clock.now()) throw new CommandError('The new start is in the past.');
  if (!(await moveEvent(ctx, { eventId, startsAt })))
    throw new CommandError(`${eventId} is no coming event, or starts then already.`);
  return `${eventId} now starts at ${startsAt.toISOString()}. Every buyer gets an email and can return the tickets for 14 days.`;
};

export const releaseCompanionsById = async (
  ctx: Context,
  eventId: string,
  hours: number,
): Promise<string> => {
  if (!(await setCompanionRelease(ctx, { eventId, hours })))
    throw new CommandError(`${eventId} is no coming event.`);
  return hours === 0
    ? `Companion seats of ${eventId} are sold with a wheelchair space only.`
    : `Companion seats of ${eventId} that are left ${hours} hours before its start are sold without a wheelchair space.`;
};

/** `golark events …`: cancels and moves events, and releases their companion seats. */
export const addEventCommands = (golark: Command, { run }: CommandHost): void => {
  const events = golark.command('events').description('cancel and move events, and release companion seats');
  events
    .command('cancel')
    .description('cancel an event for good and refund its buyers')
    .argument('<id>')
    .action((id: string) => run(async ({ ctx, output }) => output.line(await cancelEventById(ctx, id))));
  events
    .command('move')
    .description('give an event another start')
    .argument('<id>')
    .argument('<instant>', 'such as 2027-01-01T19:30:00-08:00', inInstant)
    .action((id: string, at: Date) =>
      run(async ({ ctx, output }) => output.line(await moveEventById(ctx, id, at))),
    );
  events
    .command('companions')
    .description('say when companion seats that are left are sold without a wheelchair space')
    .argument('<id>')
    .argument('<hours>', 'before the start; 0 is never', inReleaseHours)
    .action((id: string, hours: number) =>
      run(async ({ ctx, output }) => output.line(await releaseCompanionsById(ctx, id, hours))),
    );
};
