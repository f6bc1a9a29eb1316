import { fullNameOf } from '@golark/contract/names/rules';
import type { PartnerCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import type { ChangeAuthor } from './changes/change-log.ts';

/** The caller as the log of a calendar names who made a change. */
export const authorOf = (ctx: Context, { accountId, session }: PartnerCaller): ChangeAuthor => ({
  accountId,
  name: fullNameOf(session.account),
  at: ctx.clock.now(),
});
