import type { ReactNode } from 'react';

/** A scroll container must be focusable, so that arrow keys scroll it. */
const scroller = { role: 'region', tabIndex: 0, className: 'table-frame' } as const;

/** A table wider than the window scrolls inside this frame. */
export const TableFrame = ({ label, children }: { label: string; children: ReactNode }) => (
  <div {...scroller} {...{ 'aria-label': label }}>
    {children}
  </div>
);
