import type { ReactNode } from 'react';

/** What scrolls must take the focus, so that arrow keys can move it. */
const scroller = { role: 'region', tabIndex: 0, className: 'table-frame' } as const;

/** A table that is wider than the phone scrolls in here, and the page does not. */
export const TableFrame = ({ label, children }: { label: string; children: ReactNode }) => (
  <div {...scroller} {...{ 'aria-label': label }}>
    {children}
  </div>
);
