import { createRequire } from 'node:module';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { openApiOf } from './openapi.ts';

const assets = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Golark API</title>
<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/docs/assets/swagger-ui.css"></head>
<body><div id="swagger-ui"></div><script src="/docs/assets/swagger-ui-bundle.js"></script><script src="/docs/start.js"></script></body></html>`;

const start = `SwaggerUIBundle({ url: '/v1/openapi.json', dom_id: '#swagger-ui', deepLinking: true });`;

/** `/v1/openapi.json` and a page at `/docs` that renders it. Register after every call. */
export const registerApiDocs = (app: FastifyInstance, serverUrl: string): void => {
  let document: string | null = null;
  app.get('/v1/openapi.json', async (_request, reply) => {
    document ??= JSON.stringify(openApiOf(app.calls, serverUrl));
    return reply.type('application/json; charset=utf-8').send(document);
  });
  app.get('/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
  app.get('/docs/start.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(start),
  );
  void app.register(fastifyStatic, {
    root: assets,
    prefix: '/docs/assets/',
    decorateReply: false,
    allowedPath: (file) => /^\/swagger-ui(-bundle)?\.(css|js)$/.test(file),
  });
};
