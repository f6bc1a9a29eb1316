import { alertsPath } from '@golark/contract/alert-paths';
import { joinPath } from '@golark/contract/join-paths';
import * as paths from '@golark/contract/paths';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#platform/context';
import { publicUrlOf } from '#platform/public-url';
import { sitemapPath } from './serve-sitemaps.ts';

const cacheSeconds = 86_400;

/** `/account/` and `/account` are the same page, and `/calendars/` begins like `/calendar`. */
const withoutSlash = (path: string): string => path.replace(/\/$/, '');

/** Pages about a person or a purchase, the API, and what only developers read. A star is any text. */
const disallowed = [
  [paths.accountPath(), paths.partnerPath(), '/calendar/', paths.savedPath(), paths.preferencesPath()],
  // the plain pages may be found; with the page that follows they are many
  [`${paths.loginPath()}?`, `${paths.signupPath()}?`, paths.forgotPasswordPath(), paths.setPasswordPath()],
  [paths.confirmEmailPath(), paths.undoEmailPath(), '/unsubscribe/', alertsPath()],
  [paths.bookingPath('*'), '/property/*/message/', joinPath(''), '/membership/confirmation/'],
  ['/tickets/event/*/checkout/', '/tickets/event/*/queue/', '/tickets/event/*/draw/'],
  ['/tickets/transfer/', '/tickets/waiting/', '/tickets/scan/'],
  ['/dev/', '/v1/', '/api/', '/builds/'],
]
  .flat()
  .map((path) => withoutSlash(path));

const textOf = (sitemap: string): string =>
  ['User-agent: *', ...disallowed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${sitemap}`, ''].join(
    '\n',
  );

/** `/robots.txt`: what crawlers may read, and where they find the rest. */
export const serveRobots = (app: FastifyInstance, ctx: Context): void => {
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .header('cache-control', `public, max-age=${cacheSeconds}`)
      .type('text/plain; charset=utf-8')
      .send(textOf(publicUrlOf(ctx, sitemapPath))),
  );
};
