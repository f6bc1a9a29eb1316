import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import type { Context } from '#platform/context';
import { notFound } from '#platform/failure';
import { publicOrigin } from '#platform/public-url';
import type { SitemapFile, SitemapPage } from '#platform/sitemap';
import { publicPages } from './public-pages.ts';
import { writeIndex, writePages } from './sitemap-xml.ts';

export const sitemapPath = '/sitemap.xml';

/** Crawlers come again after a day or more. The division into files reads every row. */
const cacheSeconds = 3600;

type NamedFile = SitemapFile & { name: string };

/** All files by their names, such as `stays-1.xml`, divided anew after an hour. */
const createFiles = (app: FastifyInstance, ctx: Context): (() => Promise<Map<string, NamedFile>>) => {
  let divided: { until: number; files: Promise<Map<string, NamedFile>> } | null = null;
  const divide = async () => {
    const files = new Map<string, NamedFile>();
    for (const { name, listFiles } of [publicPages(ctx.config), ...app.sitemaps])
      for (const [index, file] of (await listFiles()).entries()) {
        const fileName = `${name}-${index + 1}.xml`;
        files.set(fileName, { ...file, name: fileName });
      }
    return files;
  };
  return () => {
    const now = ctx.clock.now().getTime();
    if (!divided || now >= divided.until) {
      const files = divide();
      divided = { until: now + cacheSeconds * 1000, files };
      // the next request tries again
      files.catch(() => (divided = null));
    }
    return divided.files;
  };
};

/** Weak, because the text is compressed in several ways. */
const tagOf = (listed: unknown): string =>
  `W/"${createHash('sha256').update(JSON.stringify(listed)).digest('base64url').slice(0, 22)}"`;

const send = (
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  listed: unknown,
  parts: Iterable<string>,
): FastifyReply => {
  const etag = tagOf(listed);
  reply.header('cache-control', `public, max-age=${cacheSeconds}`).header('etag', etag);
  if (fresh({ 'if-none-match': request.headers['if-none-match'] }, { etag })) return reply.status(304).send();
  return reply.type('application/xml; charset=utf-8').send(Readable.from(parts));
};

/** `/sitemap.xml` lists the files, and `/sitemaps/stays-1.xml` pages with their last changes. */
export const serveSitemaps = (app: FastifyInstance, ctx: Context): void => {
  const files = createFiles(app, ctx);
  const origin = publicOrigin(ctx.config);
  const config = { work: 'sitemaps' } as const;
  app.get(sitemapPath, { config }, async (request, reply) => {
    const listed = [...(await app.inTurn(request, files)).values()].map(({ name, changedAt }) => ({
      path: `/sitemaps/${name}`,
      changedAt,
    }));
    return send({ request, reply }, listed, writeIndex(origin, listed));
  });
  app.get<{ Params: { file: string } }>('/sitemaps/:file', { config }, async (request, reply) => {
    const file = (await app.inTurn(request, files)).get(request.params.file);
    if (!file) throw notFound('This sitemap');
    const listed: SitemapPage[] = await app.inTurn(request, () => file.list());
    return send({ request, reply }, listed, writePages(origin, listed));
  });
};
