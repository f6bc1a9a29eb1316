import type { ReactNode } from 'react';
import { EntryInPlace } from '../accounts/index.ts';
import { useTranslations } from '../platform/translations.ts';

type VisitorEntryProps = {
  /** The address of the checkout. */
  next: string;
  lastEmail: string;
  /** Beside the form in wide windows, below it otherwise. */
  summary: ReactNode;
};

/** The summary stays in view while the guest logs in or signs up; then this page is the checkout. */
export const VisitorEntry = ({ next, lastEmail, summary }: VisitorEntryProps) => {
  const t = useTranslations('booking.visitor');
  return (
    <div className="page-width split checkout">
      <div className="visitor-entry">
        <div>
          <h1 className="display">{t('title')}</h1>
          <p className="text-muted mt-2">{t('lead')}</p>
        </div>
        <EntryInPlace next={next} lastEmail={lastEmail} />
        <div className="lg:hidden">{summary}</div>
      </div>
      <aside className="checkout-aside">{summary}</aside>
    </div>
  );
};
