import { bookingWithTicketsPath } from '@golark/contract/pair-paths';
import { bookingPath } from '@golark/contract/paths';
import { writeStayChoice } from '../stays/index.ts';
import { BookingSummary } from './booking-summary.tsx';
import type { VisitorPageData } from './load-visitor-page.ts';
import { HeldTickets } from './tickets-choice.tsx';
import { useLinesOfTickets } from './use-tickets.ts';
import { VisitorEntry } from './visitor-entry.tsx';
import { withLines } from './with-lines.ts';

type VisitorCheckoutProps = { page: VisitorPageData; lastEmail: string };

export const VisitorCheckout = ({ page, lastEmail }: VisitorCheckoutProps) => {
  const { property, rate, search, changePath, hold } = page;
  const linesOf = useLinesOfTickets();
  const pathOf = hold ? bookingWithTicketsPath : bookingPath;
  const price = hold ? withLines(rate[rate.applies], linesOf(hold, false)) : rate[rate.applies];
  return (
    <VisitorEntry
      next={pathOf(property.id, writeStayChoice(search))}
      lastEmail={lastEmail}
      summary={
        <div className="grid gap-4">
          {hold && <HeldTickets hold={hold} />}
          <BookingSummary {...{ property, search, changePath }} quote={rate} price={price} />
        </div>
      }
    />
  );
};
