import type { Locale } from '@golark/contract/locale/rules';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '#platform/database/open-database';
import type { DB } from '#platform/database/tables';

export type Side = 'guest' | 'host';

export interface MessageRow {
  id: number;
  sender: Side;
  body: string;
  has_hidden_contacts: boolean;
  sent_at: string;
}

/** Whose conversations: those of a guest, or of a host. */
export type Party = { accountId: string } | { hostId: string };

/** A conversation as one side sees it, with its newest message. */
export interface ConversationView {
  id: string;
  listing_id: string;
  property_manager_id: string;
  account_id: string;
  title: string;
  time_zone: string;
  host_name: string;
  guest_name: string;
  unread_count: number;
  last_message: MessageRow;
}

const readId = (side: Side) => sql.ref(side === 'guest' ? 'c.guest_read_id' : 'c.host_read_id');
const sideOf = (party: Party): Side => ('accountId' in party ? 'guest' : 'host');
const isOf = (party: Party): RawBuilder<unknown> =>
  'accountId' in party
    ? sql`c.account_id = ${party.accountId}`
    : sql`c.property_manager_id = ${party.hostId}`;
const messageColumns = sql`m.id, m.sender, m.body, m.has_hidden_contacts, m.sent_at`;

const select = async (
  db: Database,
  { party, locale }: { party: Party; locale: Locale },
  where: RawBuilder<unknown>,
): Promise<ConversationView[]> => {
  const side = sideOf(party);
  const { rows } = await sql<ConversationView>`
    SELECT c.id, c.listing_id, c.property_manager_id, c.account_id, coalesce(own.title, en.title) AS title, l.time_zone,
      h.name AS host_name, a.first_name AS guest_name, row_to_json(last) AS last_message,
      (SELECT count(*)::integer FROM conversation_messages m
        WHERE m.conversation_id = c.id AND m.sender <> ${side} AND m.id > ${readId(side)}) AS unread_count
    FROM conversations c JOIN listings l ON l.id = c.listing_id
    JOIN property_managers h ON h.id = c.property_manager_id JOIN accounts a ON a.id = c.account_id
    JOIN listing_texts en ON en.listing_id = l.id AND en.locale = 'en'
    LEFT JOIN listing_texts own ON own.listing_id = l.id AND own.locale = ${locale}
    JOIN LATERAL (SELECT ${messageColumns} FROM conversation_messages m
      WHERE m.conversation_id = c.id ORDER BY m.id DESC LIMIT 1) last ON true
    WHERE ${isOf(party)} AND ${where}`.execute(db);
  return rows;
};

/** A conversation of this guest or host; the owner is part of the query. */
export const findConversation = async (
  db: Database,
  whose: { party: Party; locale: Locale },
  id: string,
): Promise<ConversationView | undefined> => (await select(db, whose, sql`c.id = ${id}`))[0];

export const findConversationAbout = async (
  db: Database,
  whose: { party: Party; locale: Locale },
  about: { accountId: string; listingId: string; hostId: string },
): Promise<ConversationView | undefined> => {
  const isAbout = sql`c.account_id = ${about.accountId} AND c.listing_id = ${about.listingId}
    AND c.property_manager_id = ${about.hostId}`;
  return (await select(db, whose, isAbout))[0];
};

export const listConversationsOf = async (
  db: Database,
  whose: { party: Party; locale: Locale },
  page: { limit: number; offset: number },
): Promise<{ views: ConversationView[]; totalCount: number }> => {
  const ordered = sql`true ORDER BY c.last_message_at DESC, c.id LIMIT ${page.limit} OFFSET ${page.offset}`;
  const [views, { rows }] = await Promise.all([
    select(db, whose, ordered),
    sql<{ count: number }>`SELECT count(*)::integer AS count FROM conversations c
      WHERE ${isOf(whose.party)}`.execute(db),
  ]);
  return { views, totalCount: rows[0]?.count ?? 0 };
};

/** The latest conversations of a host, first those with a message that its team has not read. */
export const listConversationsToAnswer = (
  db: Database,
  whose: { party: { hostId: string }; locale: Locale },
  limit: number,
): Promise<ConversationView[]> =>
  select(
    db,
    whose,
    sql`true ORDER BY (last.sender = 'guest' AND last.id > c.host_read_id) DESC, c.last_message_at DESC, c.id LIMIT ${limit}`,
  );

/** How many conversations of a host have a message of the guest that its team has not read. */
export const countUnreadOfHost = async (db: Database, hostId: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::integer AS count FROM conversations c
    WHERE c.property_manager_id = ${hostId} AND EXISTS (SELECT FROM conversation_messages m
      WHERE m.conversation_id = c.id AND m.sender = 'guest' AND m.id > c.host_read_id)`.execute(db);
  return rows[0]?.count ?? 0;
};

/** A page of messages, the newest first. */
export const listMessages = async (
  db: Database,
  conversationId: string,
  page: { limit: number; offset: number },
): Promise<{ messages: MessageRow[]; totalCount: number }> => {
  const { rows } = await sql<{ messages: MessageRow[] | null; count: number }>`
    SELECT (SELECT count(*)::integer FROM conversation_messages WHERE conversation_id = ${conversationId}) AS count,
      (SELECT json_agg(page) FROM (SELECT ${messageColumns} FROM conversation_messages m
        WHERE m.conversation_id = ${conversationId} ORDER BY m.id DESC LIMIT ${page.limit} OFFSET ${page.offset}) page)
        AS messages`.execute(db);
  return { messages: rows[0]?.messages ?? [], totalCount: rows[0]?.count ?? 0 };
};

/** What is locked while a message is added. */
export interface LockedConversation {
  id: string;
  listing_id: string;
  property_manager_id: string;
  account_id: string;
  guest_read_id: number;
  host_read_id: number;
}

const lockedColumns = sql`id, listing_id, property_manager_id, account_id, guest_read_id, host_read_id`;

/** The conversation of a guest and a host about a listing, locked; it begins now if there is none. */
export const openConversation = async (
  trx: Transaction<DB>,
  about: { accountId: string; listingId: string; hostId: string; now: Date },
): Promise<LockedConversation | undefined> => {
  const { rows } = await sql<LockedConversation>`
    INSERT INTO conversations (account_id, listing_id, property_manager_id, created_at, last_message_at)
    VALUES (${about.accountId}, ${about.listingId}, ${about.hostId}, ${about.now}, ${about.now})
    ON CONFLICT ON CONSTRAINT conversations_one_per_guest DO UPDATE SET last_message_at = excluded.last_message_at
    RETURNING ${lockedColumns}`.execute(trx);
  return rows[0];
};

/** Undefined if it was deleted with its guest at this moment. */
export const lockConversation = async (
  trx: Transaction<DB>,
  { id, now }: { id: string; now: Date },
): Promise<LockedConversation | undefined> => {
  const { rows } = await sql<LockedConversation>`
    UPDATE conversations SET last_message_at = ${now} WHERE id = ${id} RETURNING ${lockedColumns}`.execute(
    trx,
  );
  return rows[0];
};

/** Whether the other side has yet to read a message of this sender, in a locked conversation. */
export const hasUnread = async (
  trx: Transaction<DB>,
  { id, guest_read_id, host_read_id }: LockedConversation,
  sender: Side,
): Promise<boolean> => {
  const { rows } = await sql`SELECT 1 FROM conversation_messages WHERE conversation_id = ${id}
    AND sender = ${sender} AND id > ${sender === 'guest' ? host_read_id : guest_read_id} LIMIT 1`.execute(
    trx,
  );
  return rows.length > 0;
};

/** Adds a message to a locked conversation. Its sender has read everything before it. */
export const insertMessage = async (
  trx: Transaction<DB>,
  message: {
    conversationId: string;
    sender: Side;
    authorId: string;
    text: string;
    hasHiddenContacts: boolean;
    now: Date;
  },
): Promise<MessageRow> => {
  const { rows } = await sql<MessageRow>`
    INSERT INTO conversation_messages AS m (conversation_id, sender, author_account_id, body, has_hidden_contacts, sent_at)
    VALUES (${message.conversationId}, ${message.sender}, ${message.authorId}, ${message.text},
      ${message.hasHiddenContacts}, ${message.now})
    RETURNING ${messageColumns}`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('the message was not stored');
  await markRead(trx, { id: message.conversationId, side: message.sender, messageId: row.id });
  return row;
};

/** Never marks what was read as unread, and nothing that does not exist yet as read. */
export const markRead = async (
  db: Database,
  { id, side, messageId }: { id: string; side: Side; messageId: number },
): Promise<void> => {
  const column = sql.ref(side === 'guest' ? 'guest_read_id' : 'host_read_id');
  await sql`UPDATE conversations c SET ${column} = least(${messageId}::bigint,
      (SELECT max(m.id) FROM conversation_messages m WHERE m.conversation_id = c.id))
    WHERE c.id = ${id} AND ${column} < ${messageId}
      AND EXISTS (SELECT 1 FROM conversation_messages m WHERE m.conversation_id = c.id)`.execute(db);
};

/** Messages that an account has sent since `since`, and the time of the oldest. */
export const countSent = async (
  trx: Transaction<DB>,
  accountId: string,
  since: Date,
): Promise<{ count: number; oldest: Date | null }> => {
  const { rows } = await sql<{ count: number; oldest: Date | null }>`
    SELECT count(*)::integer AS count, min(sent_at) AS oldest FROM conversation_messages
    WHERE author_account_id = ${accountId} AND sent_at > ${since}`.execute(trx);
  return rows[0] ?? { count: 0, oldest: null };
};

/**
 * The host of a published listing, or of one about which the account has a conversation with its host, and whether the account belongs
 * to its team; undefined for any other listing.
 */
export const findHostOfListing = async (
  db: Database,
  listingId: string,
  accountId: string,
): Promise<{ hostId: string; isOwn: boolean } | undefined> => {
  const { rows } = await sql<{ hostId: string; isOwn: boolean }>`
    SELECT l.property_manager_id AS "hostId", EXISTS (SELECT 1 FROM team_members t
      WHERE t.property_manager_id = l.property_manager_id AND t.account_id = ${accountId}) AS "isOwn"
    FROM listings l WHERE l.id = ${listingId} AND (l.status = 'published' OR EXISTS (SELECT FROM conversations c
      WHERE c.account_id = ${accountId} AND c.listing_id = l.id AND c.property_manager_id = l.property_manager_id))`.execute(
    db,
  );
  return rows[0];
};
