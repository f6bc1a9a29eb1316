import type { BodyOf, ResponseOf } from '@golark/contract/call';
import type {
  getEmailPreferences as getCall,
  setEmailPreference as setCall,
} from '@golark/contract/email-preferences/calls';
import { mutableEmailKinds } from '@golark/contract/email-preferences/rules';
import type { EmailPreference } from '@golark/contract/email-preferences/schemas';
import type { AccountCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import { isMuted, listMutedKinds, muteKind, unmuteKind } from '#platform/email/muted-emails';
import { type MutedKind, readUnsubscribeToken } from '#platform/email/unsubscribe-token';
import { type Failure, invalidField } from '#platform/failure';
import { findAccount, lockAccount } from './store/accounts.ts';

type Preferences = ResponseOf<typeof getCall>;

export const getEmailPreferences = async (
  ctx: Context,
  { accountId }: Pick<AccountCaller, 'accountId'>,
): Promise<Preferences> => {
  const muted = new Set((await listMutedKinds(ctx.db, accountId)).map(({ kind }) => kind));
  return { preferences: mutableEmailKinds.map((kind) => ({ kind, isMuted: muted.has(kind) })) };
};

/**
 * Kinds are changed one by one, so that two changes at the same time don't undo one another. The account is locked: its deletion
 * at the same time leaves nothing. False for a deleted account.
 */
const change = (ctx: Context, muted: MutedKind, isToMute: boolean): Promise<boolean> =>
  ctx.db.transaction().execute(async (trx) => {
    if (!(await lockAccount(trx, muted.accountId, 'share'))) return false;
    if (isToMute) await muteKind(trx, muted, ctx.clock.now());
    else await unmuteKind(trx, muted);
    return true;
  });

export const setEmailPreference = async (
  ctx: Context,
  { accountId }: AccountCaller,
  body: BodyOf<typeof setCall>,
): Promise<Preferences> => {
  await change(ctx, { accountId, kind: body.kind }, body.isMuted);
  return getEmailPreferences(ctx, { accountId });
};

const invalidToken = (): Failure => invalidField('token', 'invalid');

const readToken = (ctx: Context, token: string): MutedKind => {
  const muted = readUnsubscribeToken(ctx.secret, token);
  if (!muted) throw invalidToken();
  return muted;
};

/** What a link turns off, and whether it is off already. Throws VALIDATION_ERROR (token). */
export const validateUnsubscribeToken = async (ctx: Context, token: string): Promise<EmailPreference> => {
  const { accountId, kind } = readToken(ctx, token);
  if (!(await findAccount(ctx.db, accountId))) throw invalidToken();
  return { kind, isMuted: await isMuted(ctx.db, { account_id: accountId, kind }) };
};

/** Turns the kind that a link names off or on. Works for suspended accounts too. Throws VALIDATION_ERROR (token). */
export const unsubscribe = async (
  ctx: Context,
  { token, isMuted: isToMute }: { token: string; isMuted: boolean },
): Promise<EmailPreference> => {
  const muted = readToken(ctx, token);
  if (!(await change(ctx, muted, isToMute))) throw invalidToken();
  return { kind: muted.kind, isMuted: isToMute };
};
