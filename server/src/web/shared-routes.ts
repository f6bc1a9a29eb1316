import { matchRoutes, type RouteObject } from 'react-router';
import type { PageBuild } from './page-build.ts';

/** `export const handle = { isShared: true, acceptedQuery: ['topic'] }` in a page's file. */
interface SharedHandle {
  isShared?: boolean;
  acceptedQuery?: readonly string[];
}

const treesOfBuilds = new WeakMap<PageBuild, RouteObject[]>();

const treeOf = (build: PageBuild): RouteObject[] => {
  const known = treesOfBuilds.get(build);
  if (known) return known;
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
  const tree = below(undefined);
  treesOfBuilds.set(build, tree);
  return tree;
};

/** The query parameters that the page at this path accepts, or null if the page is not shared. */
export const sharedQueryOf = (build: PageBuild, path: string): readonly string[] | null => {
  const page = matchRoutes(treeOf(build), path)?.at(-1);
  const { isShared, acceptedQuery = [] } = (page?.route.handle ?? {}) as SharedHandle;
  return isShared ? acceptedQuery : null;
};
