import { createRequestHandler, type RequestHandler } from 'react-router';
import type { PageBuild } from './page-build.ts';

const handlers = new WeakMap<PageBuild, RequestHandler>();

/** React Router's handler of a build, created once because that reads every route. */
export const handlerOf = (build: PageBuild): RequestHandler => {
  const known = handlers.get(build);
  if (known) return known;
  const handler = createRequestHandler(build, process.env['NODE_ENV'] ?? 'production');
  handlers.set(build, handler);
  return handler;
};
