import { bookingPath } from '@golark/contract/paths';
import { EntryInPlace } from '../accounts/index.ts';
import { useTranslations } from '../platform/translations.ts';
import { writeStayChoice } from '../stays/index.ts';
import { BookingSummary } from './booking-summary.tsx';
import type { VisitorPageData } from './load-visitor-page.ts';

type VisitorCheckoutProps = { page: VisitorPageData; lastEmail: string };

/** The stay stays in view while its guest logs in or signs up; then this page is the checkout. */
export const VisitorCheckout = ({ page, lastEmail }: VisitorCheckoutProps) => {
  const t = useTranslations('booking.visitor');
  const { property, rate, search, changePath } = page;
  const summary = { property, quote: rate, search, changePath, price: rate[rate.applies] };
  return (
    <div className="page-width split checkout">
      <div className="visitor-entry">
        <div>
          <h1 className="display">{t('title')}</h1>
          <p className="text-muted mt-2">{t('lead')}</p>
        </div>
        <EntryInPlace next={bookingPath(property.id, writeStayChoice(search))} lastEmail={lastEmail} />
        <div className="lg:hidden">
          <BookingSummary {...summary} />
        </div>
      </div>
      <aside className="checkout-aside">
        <BookingSummary {...summary} />
      </aside>
    </div>
  );
};
