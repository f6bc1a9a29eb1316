import type { BodyOf, ResponseOf } from '@golark/contract/call';
import type {
  listSavedReplies as listCall,
  putSavedReply as putCall,
} from '@golark/contract/conversations/calls';
import { mostSavedReplies } from '@golark/contract/conversations/rules';
import { sql } from 'kysely';
import type { Context } from '#platform/context';
import { isUuid } from '#platform/database/ids';
import { invalidField, notFound } from '#platform/failure';

interface OfHost {
  hostId: string;
  replyId: string;
}

/** The texts that a host's team saved, the oldest first. */
export const listSavedReplies = async (
  ctx: Context,
  hostId: string,
): Promise<ResponseOf<typeof listCall>> => {
  const replies = await ctx.db
    .selectFrom('saved_replies')
    .select(['id', 'title', 'body as text'])
    .where('property_manager_id', '=', hostId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return { replies };
};

/**
 * Adds a reply under the id that the client chose, or changes it. The host is locked, so that two additions at the same time do not exceed
 * the limit. Throws VALIDATION_ERROR (replyId, title), NOT_FOUND for the id of another host.
 */
export const putSavedReply = async (
  ctx: Context,
  { hostId, replyId }: OfHost,
  { title, text }: BodyOf<typeof putCall>,
): Promise<ResponseOf<typeof listCall>> => {
  if (!isUuid(replyId)) throw invalidField('replyId', 'invalid');
  await ctx.db.transaction().execute(async (trx) => {
    await sql`SELECT FROM saved_replies WHERE property_manager_id = ${hostId} FOR UPDATE`.execute(trx);
    const { rows } = await sql<{ id: string }>`
      INSERT INTO saved_replies AS r (id, property_manager_id, title, body, created_at)
      VALUES (${replyId}, ${hostId}, ${title}, ${text}, ${ctx.clock.now()})
      ON CONFLICT (id) DO UPDATE SET title = excluded.title, body = excluded.body
        WHERE r.property_manager_id = excluded.property_manager_id
      RETURNING id`.execute(trx);
    if (rows.length === 0) throw notFound('This reply');
    const counted = await sql<{ count: number }>`SELECT count(*)::integer AS count FROM saved_replies
      WHERE property_manager_id = ${hostId}`.execute(trx);
    if ((counted.rows[0]?.count ?? 0) > mostSavedReplies)
      throw invalidField('title', 'replies_limit', { maximum: mostSavedReplies });
  });
  return listSavedReplies(ctx, hostId);
};

/** Deleting it again changes nothing. */
export const deleteSavedReply = async (
  ctx: Context,
  { hostId, replyId }: OfHost,
): Promise<ResponseOf<typeof listCall>> => {
  if (!isUuid(replyId)) throw notFound('This reply');
  await ctx.db
    .deleteFrom('saved_replies')
    .where('id', '=', replyId)
    .where('property_manager_id', '=', hostId)
    .execute();
  return listSavedReplies(ctx, hostId);
};
