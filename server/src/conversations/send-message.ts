import type { ResponseOf } from '@golark/contract/call';
import { maskContacts } from '@golark/contract/contacts/mask-contacts';
import type { replyToHost } from '@golark/contract/conversations/calls';
import type { Transaction } from 'kysely';
import { countUseOfAddress, lockOpenAccount } from '#accounts';
import { type BookingView, staysBetween } from '#booking';
import type { AccountCaller, PartnerCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { Failure, notFound } from '#platform/failure';
import { presentConversation, presentMessage } from './present-conversation.ts';
import {
  countSent,
  findConversation,
  findHostOfListing,
  hasUnread,
  insertMessage,
  type LockedConversation,
  lockConversation,
  openConversation,
  type Party,
  type Side,
} from './store.ts';
import { writeMessageEmails } from './write-message-emails.ts';

type Sent = ResponseOf<typeof replyToHost>;

const messagesPerHour = 30;
const hourMilliseconds = 3_600_000;

/** Called with the account locked, so that two messages cannot both be the last. Throws RATE_LIMITED. */
const assertMaySend = async (ctx: Context, trx: Transaction<DB>, accountId: string): Promise<void> => {
  const now = ctx.clock.now().getTime();
  const { count, oldest } = await countSent(trx, accountId, new Date(now - hourMilliseconds));
  if (count < messagesPerHour || !oldest) return;
  throw new Failure('RATE_LIMITED', {
    detail: `At most ${messagesPerHour} messages can be sent per hour. Try again later.`,
    retryAfterSeconds: Math.max(1, Math.ceil((oldest.getTime() + hourMilliseconds - now) / 1000)),
  });
};

interface NewMessage {
  sender: Side;
  text: string;
  open(trx: Transaction<DB>): Promise<LockedConversation | undefined>;
}

/**
 * Stores a message, without contact details unless guest and host have a confirmed booking, and emails the other side if
 * it has read everything before. Throws RATE_LIMITED, ACCOUNT_SUSPENDED, NOT_FOUND.
 */
const sendMessage = async (
  ctx: Context,
  caller: AccountCaller,
  { sender, text, open }: NewMessage,
): Promise<Sent> => {
  await countUseOfAddress(ctx, caller, 'message');
  const { accountId: authorId, locale } = caller;
  return ctx.db.transaction().execute(async (trx) => {
    await lockOpenAccount(trx, authorId, 'change');
    await assertMaySend(ctx, trx, authorId);
    const conversation = await open(trx);
    if (!conversation) throw notFound('This conversation');
    const { id, account_id: accountId, property_manager_id: hostId } = conversation;
    const mayShare = await staysBetween.hasConfirmed(trx, { accountId, hostId });
    const stored = mayShare ? { text, hasHiddenContacts: false } : maskContacts(text);
    const isFirstUnread = !(await hasUnread(trx, conversation, sender));
    const now = ctx.clock.now();
    const message = await insertMessage(trx, { conversationId: id, sender, authorId, ...stored, now });
    if (isFirstUnread) await writeMessageEmails(ctx, trx, { conversation, message });
    const party: Party = sender === 'guest' ? { accountId } : { hostId };
    const view = await findConversation(trx, { party, locale }, id);
    if (!view) throw notFound('This conversation');
    return { conversation: presentConversation(view), message: presentMessage(message) };
  });
};

/** A question to the host of a listing, before a booking or without one. Throws INVALID_STATE for an own listing. */
export const askHost = async (
  ctx: Context,
  caller: AccountCaller,
  { listingId, text }: { listingId: string; text: string },
): Promise<Sent> => {
  const { accountId } = caller;
  const found = await findHostOfListing(ctx.db, listingId, accountId);
  if (!found) throw notFound('This stay');
  if (found.isOwn) throw new Failure('INVALID_STATE', { detail: 'This is your own listing.' });
  const about = { accountId, listingId, hostId: found.hostId };
  const open = (trx: Transaction<DB>) => openConversation(trx, { ...about, now: ctx.clock.now() });
  return sendMessage(ctx, caller, { sender: 'guest', text, open });
};

/** A message to the host of a booking, who may not be the listing's host any longer. */
export const messageHostOfBooking = (
  ctx: Context,
  caller: AccountCaller,
  { view, text }: { view: BookingView; text: string },
): Promise<Sent> => {
  const about = {
    accountId: caller.accountId,
    listingId: view.listing_id,
    hostId: view.snapshot.hostId,
  };
  const open = (trx: Transaction<DB>) => openConversation(trx, { ...about, now: ctx.clock.now() });
  return sendMessage(ctx, caller, { sender: 'guest', text, open });
};

/** A message to the guest of a reservation. Throws INVALID_STATE for a guest whose account is gone. */
export const messageGuestOfBooking = (
  ctx: Context,
  caller: PartnerCaller,
  { view, text }: { view: BookingView; text: string },
): Promise<Sent> => {
  const accountId = view.account_id;
  if (!accountId) throw new Failure('INVALID_STATE', { detail: 'This guest has no account any longer.' });
  const about = { accountId, listingId: view.listing_id, hostId: caller.propertyManagerId };
  const open = (trx: Transaction<DB>) => openConversation(trx, { ...about, now: ctx.clock.now() });
  return sendMessage(ctx, caller, { sender: 'host', text, open });
};

/** A message in a conversation that exists, from the guest or from a member of the host's team. */
export const reply = (
  ctx: Context,
  caller: AccountCaller,
  { id, sender, text }: { id: string; sender: Side; text: string },
): Promise<Sent> => {
  const open = (trx: Transaction<DB>) => lockConversation(trx, { id, now: ctx.clock.now() });
  return sendMessage(ctx, caller, { sender, text, open });
};
