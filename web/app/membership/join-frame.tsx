import type { ReactNode } from 'react';
import { JoinSummary } from './join-summary.tsx';
import type { Offer } from './load-purchase.ts';

type JoinFrameProps = { offer: Offer; title: string; lead: string; children: ReactNode };

/** What is bought: beside the form in wide windows, above it in narrow ones. */
export const JoinFrame = ({ offer, title, lead, children }: JoinFrameProps) => (
  <div className="page-width split checkout">
    <div className="min-w-0">
      <h1 className="display">{title}</h1>
      <p className="text-muted mt-2">{lead}</p>
      <div className="lg:hidden mt-5">
        <JoinSummary offer={offer} />
      </div>
      {children}
    </div>
    <aside className="checkout-aside">
      <JoinSummary offer={offer} />
    </aside>
  </div>
);
