import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';

export type SandboxPage = { title: string; body: string; script?: string };

/** A page that stands in for one of another service; for demo mode only. */
export const sendSandboxPage = (reply: FastifyReply, { title, body, script }: SandboxPage): FastifyReply => {
  const nonce = randomBytes(16).toString('base64');
  reply.header('cache-control', 'no-store');
  reply.header(
    'content-security-policy',
    `default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-${nonce}'; form-action 'self'; frame-ancestors 'self'`,
  );
  return reply
    .type('text/html; charset=utf-8')
    .send(`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>:root{color-scheme:light dark}body{font:16px/1.6 sans-serif;max-width:32rem;margin:2rem auto;padding:0 1rem}form{display:inline-block;margin-right:1rem}button{font:inherit;padding:.5rem 1.5rem}</style></head>
<body><main>${body}</main>${script ? `<script nonce="${nonce}">${script}</script>` : ''}</body></html>`);
};
