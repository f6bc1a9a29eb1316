import { readFlags } from '#flags';
import type { Caller } from '#platform/caller';
import type { Context } from '#platform/context';

/** Whether orders of this buyer wait for the ticket network; the flag says so for each device. */
export const needsConfirmation = async (
  ctx: Context,
  { session, deviceId }: Pick<Caller, 'session' | 'deviceId'>,
): Promise<boolean> => {
  const accountId = session?.account.accountId ?? null;
  const { flags } = await readFlags(ctx, { deviceId: deviceId ?? accountId ?? '', accountId });
  return flags.TICKETNETWORK_BOOKING_CONFIRMATION === true;
};
