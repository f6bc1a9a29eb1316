import { searchProperties } from '@golark/contract/search/calls';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#platform/context';
import { registerCall } from '#platform/http/register-call';
import { postgresSearchEngine } from './engine/postgres.ts';
import { searchProperties as runSearch } from './search-properties.ts';

export const registerSearchRoutes = (app: FastifyInstance, ctx: Context): void => {
  const engine = postgresSearchEngine(ctx.db);
  registerCall(app, searchProperties, ({ caller, body }) => runSearch(ctx, caller, { engine, input: body }));
};
