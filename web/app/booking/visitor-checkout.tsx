import { bookingPath } from '@golark/contract/paths';
import { writeStayChoice } from '../stays/index.ts';
import { BookingSummary } from './booking-summary.tsx';
import type { VisitorPageData } from './load-visitor-page.ts';
import { VisitorEntry } from './visitor-entry.tsx';

type VisitorCheckoutProps = { page: VisitorPageData; lastEmail: string };

export const VisitorCheckout = ({ page, lastEmail }: VisitorCheckoutProps) => {
  const { property, rate, search, changePath } = page;
  return (
    <VisitorEntry
      next={bookingPath(property.id, writeStayChoice(search))}
      lastEmail={lastEmail}
      summary={
        <BookingSummary {...{ property, search, changePath }} quote={rate} price={rate[rate.applies]} />
      }
    />
  );
};
