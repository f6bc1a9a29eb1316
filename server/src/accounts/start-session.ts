import type { LoginResult } from '@golark/contract/accounts/schemas';
import { languageTag } from '@golark/contract/locale/rules';
import type { Transaction } from 'kysely';
import type { Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { translatorOf } from '#platform/translator-of';
import { deviceName } from './device-name.ts';
import { localeOfAccount, writeAccountEmail } from './emails/write-account-email.ts';
import { getAccount } from './present-account.ts';
import { deviceOf } from './rules/device.ts';
import { hashOf, jwtMinutes, newSecret, sessionDays, signJwt } from './session-tokens.ts';
import type { AccountRow } from './store/accounts.ts';
import { insertAccountEvent, upsertDevice } from './store/events.ts';
import { insertSession } from './store/sessions.ts';

export interface StartedSession {
  sessionId: string;
  accountId: string;
  cookie: string;
  refresh: string;
}

interface Entry {
  caller: Caller;
  account: AccountRow;
}

const writeNewDeviceEmail = async (
  ctx: Context,
  trx: Transaction<DB>,
  { caller, account }: Entry,
): Promise<void> => {
  const locale = localeOfAccount(account);
  const t = translatorOf(locale, 'accountEmails');
  const place = ctx.ipLocation.placeOf(caller.ip, locale);
  const time = new Intl.DateTimeFormat(languageTag(locale), {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: 'UTC',
  }).format(ctx.clock.now());
  await writeAccountEmail(ctx, trx, {
    kind: 'newDevice',
    account,
    rows: [
      { label: t('rows.device'), value: deviceName(deviceOf(caller.userAgent), locale) },
      ...(place ? [{ label: t('rows.place'), value: place }] : []),
      { label: t('rows.time'), value: time },
    ],
  });
};

/** Stores the device; a new one, except the first, is reported by email unless `isNotified`. */
const recordDevice = async (
  ctx: Context,
  trx: Transaction<DB>,
  entry: Entry & { isNotified: boolean },
): Promise<void> => {
  const { browser, system } = deviceOf(entry.caller.userAgent);
  const now = ctx.clock.now();
  const accountId = entry.account.id;
  const device = `${browser ?? '?'} / ${system ?? '?'}`;
  const { isNew, isFirst } = await upsertDevice(trx, { accountId, device, now });
  if (!isNew || isFirst) return;
  await insertAccountEvent(trx, { accountId, at: now, what: 'new_device' });
  if (!entry.isNotified) await writeNewDeviceEmail(ctx, trx, entry);
};

/** Creates a session; the transaction must hold the lock on the account. `isNotified`: another email reports the login. */
export const startSession = async (
  ctx: Context,
  trx: Transaction<DB>,
  entry: Entry & { isNotified: boolean },
): Promise<StartedSession> => {
  const { caller, account } = entry;
  await recordDevice(ctx, trx, entry);
  const now = ctx.clock.now();
  const cookie = newSecret();
  const refresh = newSecret();
  const sessionId = await insertSession(trx, {
    account_id: account.id,
    cookie_hash: hashOf(cookie),
    refresh_hash: hashOf(refresh),
    ip: caller.ip,
    user_agent: caller.userAgent.slice(0, 400),
    created_at: now,
    last_seen_at: now,
    expires_at: new Date(now.getTime() + sessionDays * 86_400_000),
  });
  return { sessionId, accountId: account.id, cookie, refresh };
};

export const presentToken = async (
  ctx: Context,
  session: { sessionId: string; refresh: string },
): Promise<LoginResult['token']> => {
  const now = ctx.clock.now();
  return {
    jwt: await signJwt(ctx.secret, session.sessionId, now),
    refresh: session.refresh,
    expiresAt: new Date(now.getTime() + jwtMinutes * 60_000).toISOString(),
  };
};

/** The result of every kind of login: the body of the response and the secret of the browser's cookie. */
export interface CompletedLogin {
  response: LoginResult;
  cookie: string;
}

export const presentLogin = async (ctx: Context, session: StartedSession): Promise<CompletedLogin> => ({
  response: {
    token: await presentToken(ctx, session),
    account: await getAccount(ctx, session.accountId),
  },
  cookie: session.cookie,
});
