import { createContext, type ReactNode, useContext } from 'react';
import { Meta } from 'react-router';
import type { PageDescription } from '../platform/page/page-description.ts';
import { serverHead } from './server-head.tsx';

/** Set by the server only. */
export const DescriptionContext = /* @__PURE__ */ createContext<PageDescription | null>(null);

const ServerHead = (): ReactNode => {
  const description = useContext(DescriptionContext);
  const meta = Meta();
  return (
    <>
      {meta}
      {description && serverHead(description, meta)}
    </>
  );
};

/** The title, and what search engines and link previews learn of the page, for which browsers load no code. */
export const PageHead = import.meta.env.SSR ? ServerHead : Meta;
