import { isMutableEmailKind, type MutableEmailKind } from '@golark/contract/email-preferences/rules';
import { isLinkKey, linkKeyOf } from '../link-key.ts';

/** What a link to unsubscribe turns off, and for whom. */
export interface MutedKind {
  accountId: string;
  kind: MutableEmailKind;
}

const keyOf = (secret: Uint8Array, { accountId, kind }: MutedKind): string =>
  linkKeyOf(secret, `unsubscribe ${kind} ${accountId}`);

/** `messages_<account>_<key>`. It never expires: an email may be read years later. */
export const unsubscribeTokenOf = (secret: Uint8Array, muted: MutedKind): string =>
  `${muted.kind}_${muted.accountId}_${keyOf(secret, muted)}`;

/** Null for a token that this server did not sign, or of a kind that is no longer sent. */
export const readUnsubscribeToken = (secret: Uint8Array, token: string): MutedKind | null => {
  const [, kind = '', accountId = '', key = ''] = /^([a-zA-Z]+)_([0-9a-f-]{36})_([\w-]+)$/.exec(token) ?? [];
  if (!isMutableEmailKind(kind)) return null;
  const muted = { accountId, kind };
  return isLinkKey(keyOf(secret, muted), key) ? muted : null;
};
