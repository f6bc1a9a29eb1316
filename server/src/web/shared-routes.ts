import { matchRoutes, type RouteObject } from 'react-router';
import type { PageBuild } from './page-build.ts';

/**
 * `export const handle = { isShared: true, acceptedQuery: ['topic'] }` in a page's file, or `{ isReused: true }`. A page
 * that is reused can be shared at one of its paths.
 */
interface CachedHandle {
  isShared?: boolean;
  sharedPath?: string;
  acceptedQuery?: readonly string[];
  ownCookies?: readonly string[];
  isReused?: boolean;
}

/** Which requests for a shared page get one of their own. */
export interface Sharing {
  /** Those with any other parameter. */
  acceptedQuery: readonly string[];
  /** Those with one of these cookies. */
  ownCookies: readonly string[];
}

/** How the rendering of a page may serve other visitors without a session. */
export interface PageCaching {
  shared: Sharing | null;
  isReused: boolean;
}

const maxPaths = 2000;

interface Routes {
  tree: RouteObject[];
  /** Matching takes as long as all the rest of a reused page: the results are kept for the latest paths. */
  known: Map<string, PageCaching>;
}

const routesOfBuilds = new WeakMap<PageBuild, Routes>();

const treeOf = (build: PageBuild): RouteObject[] => {
  const routes = Object.values(build.routes).filter((route) => route !== undefined);
  const below = (parentId: string | undefined): RouteObject[] =>
    routes
      .filter((route) => route.parentId === parentId)
      .map(({ id, path, index, module }) => ({
        id,
        handle: module.handle,
        ...(path === undefined ? {} : { path }),
        ...(index ? { index } : { children: below(id) }),
      }));
  return below(undefined);
};

const withoutSlash = (path: string): string => path.replace(/\/$/, '');

const matchCaching = (tree: RouteObject[], path: string): PageCaching => {
  const page = matchRoutes(tree, path)?.at(-1);
  const handle = (page?.route.handle ?? {}) as CachedHandle;
  const { isShared, sharedPath, isReused = false, acceptedQuery = [], ownCookies = [] } = handle;
  const isSharedHere = isShared || (sharedPath && withoutSlash(sharedPath) === withoutSlash(path));
  return {
    shared: isSharedHere ? { acceptedQuery, ownCookies } : null,
    // the same route also serves its loaders' data, which errors do not give another status
    isReused: isReused && !path.endsWith('.data'),
  };
};

/** How the page at this path is cached. */
export const cachingOf = (build: PageBuild, path: string): PageCaching => {
  const routes = routesOfBuilds.get(build) ?? { tree: treeOf(build), known: new Map() };
  routesOfBuilds.set(build, routes);
  const known = routes.known.get(path);
  if (known) return known;
  const caching = matchCaching(routes.tree, path);
  if (routes.known.size >= maxPaths) routes.known.clear();
  routes.known.set(path, caching);
  return caching;
};
