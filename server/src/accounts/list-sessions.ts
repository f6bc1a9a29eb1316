import type { Session } from '@golark/contract/sessions/schemas';
import type { AccountCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import { deviceName } from './device-name.ts';
import { deviceOf } from './rules/device.ts';
import { listLiveSessions } from './store/sessions.ts';

/** The sessions of the account: the current one first, then by last use. */
export const listSessions = async (ctx: Context, caller: AccountCaller): Promise<Session[]> => {
  const rows = await listLiveSessions(ctx.db, caller.accountId, ctx.clock.now());
  const sessions = rows.map(
    (row): Session => ({
      id: row.id,
      createdAt: row.created_at.toISOString(),
      lastSeenAt: row.last_seen_at.toISOString(),
      ip: row.ip,
      userAgent: row.user_agent,
      device: deviceName(deviceOf(row.user_agent), caller.locale),
      place: row.ip ? ctx.ipLocation.placeOf(row.ip, caller.locale) : null,
      current: row.id === caller.session.sessionId,
    }),
  );
  return sessions.toSorted((a, b) => Number(b.current) - Number(a.current));
};
