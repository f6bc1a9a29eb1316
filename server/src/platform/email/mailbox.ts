import type { FastifyInstance } from 'fastify';
import { isUuid } from '../database/ids.ts';
import type { Database } from '../database/open-database.ts';
import { notFound } from '../failure.ts';
import { escapeHtml } from './render-email.ts';

const shown = 100;

const list = (
  rows: { id: string; recipient: string; subject: string; created_at: Date; locale: string }[],
): string => {
  const items = rows.map(
    (row) =>
      `<li><a href="/dev/mailbox/${row.id}">${escapeHtml(row.subject)}</a> to ${escapeHtml(row.recipient)} (${row.locale}), ${row.created_at.toISOString()}</li>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mailbox</title>
<style>:root{color-scheme:light dark}body{font:16px/1.6 sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem}</style></head>
<body><h1>Mailbox</h1><p>What this demo would have sent. Nothing leaves this machine. The latest is on top; those from before the first start belong to the past of the demo accounts.</p>
${rows.length > 0 ? `<ul>${items.join('')}</ul>` : '<p>No email yet. Book a stay, and its confirmation appears here.</p>'}</body></html>`;
};

/** `/dev/mailbox`: the outbox as a page, in demo mode only. */
export const registerMailbox = (app: FastifyInstance, db: Database): void => {
  app.get('/dev/mailbox', async (_request, reply) => {
    const rows = await db
      .selectFrom('emails')
      .select(['id', 'recipient', 'subject', 'created_at', 'locale'])
      .where('muted_at', 'is', null)
      .orderBy('created_at', 'desc')
      .limit(shown)
      .execute();
    return reply.type('text/html; charset=utf-8').send(list(rows));
  });

  app.get<{ Params: { id: string }; Querystring: { text?: string; calendar?: string } }>(
    '/dev/mailbox/:id',
    async (request, reply) => {
      const { id } = request.params;
      const email = isUuid(id)
        ? await db
            .selectFrom('emails')
            .select(['html', 'text', 'calendar'])
            .where('id', '=', id)
            .executeTakeFirst()
        : undefined;
      if (!email) throw notFound('This email');
      // pictures have the address that the emails have, which this page may not be opened by
      const sources = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' http://127.0.0.1:*";
      reply.header('content-security-policy', sources);
      if (request.query.calendar !== undefined)
        return reply.type('text/calendar; charset=utf-8').send(email.calendar ?? '');
      if (request.query.text !== undefined) return reply.type('text/plain; charset=utf-8').send(email.text);
      return reply.type('text/html; charset=utf-8').send(email.html);
    },
  );
};
