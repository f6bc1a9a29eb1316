import * as calls from '@golark/contract/stays/calls';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#platform/context';
import { registerCall } from '#platform/http/register-call';
import { getProperty } from './get-property.ts';
import { listReviews } from './list-reviews.ts';
import { staySitemaps } from './sitemap.ts';

export const registerStayRoutes = (app: FastifyInstance, ctx: Context): void => {
  app.sitemaps.push(...staySitemaps(ctx.db));
  registerCall(app, calls.getProperty, ({ caller, params }) => getProperty(ctx, caller, params.globalId));
  registerCall(app, calls.listReviews, ({ caller, params, query }) =>
    listReviews(ctx, caller, { id: params.globalId, ...query }),
  );
};
