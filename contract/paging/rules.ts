import type { PageInfo } from './schemas.ts';

/** The page information of one page of a list; pages start at 1. */
export const pageInfoOf = (page: { pageNumber: number; pageSize: number; totalCount: number }): PageInfo => ({
  ...page,
  totalPages: Math.ceil(page.totalCount / page.pageSize),
});

/** The items on a page of a list. */
export const nodesOf = <T>({ edges }: { edges: readonly { node: T }[] }): T[] =>
  edges.map(({ node }) => node);
