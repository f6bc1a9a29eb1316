import { eventPath } from '@golark/contract/event-paths';
import type { SeatMap } from '@golark/contract/events/seat-map-schemas';
import type { Hold, TicketOrder } from '@golark/contract/tickets/order-schemas';
import { ChargeLines } from '../../payments/index.ts';
import { useTranslations } from '../../platform/translations.ts';
import { PageLink } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { MiniMap } from '../event/seat-map/mini-map.tsx';
import { DeliveryLine } from '../parts/delivery-line.tsx';
import { useFormatEventTime } from '../parts/event-time.ts';
import { usePlaceText } from '../parts/use-place-text.ts';

type Bought = Pick<
  Hold | TicketOrder,
  'event' | 'place' | 'quantity' | 'lines' | 'total' | 'disclosures' | 'delivery' | 'inHandOn' | 'isResale'
>;

type TicketSummaryProps = {
  of: Bought;
  seatMap: SeatMap | null;
  /** False where a section of the form has the lines. */
  hasLines?: boolean;
  isBought?: boolean;
};

/** The event, the seats and what they cost: the same figures on every page. */
export const TicketSummary = ({ of, seatMap, hasLines = true, isBought = false }: TicketSummaryProps) => {
  const t = useTranslations('ticketCheckout.summary');
  const formatEventTime = useFormatEventTime();
  const { event, place, quantity, disclosures, delivery, inHandOn, isResale } = of;
  const text = usePlaceText()(place, quantity);
  const { venue } = event;
  return (
    <section className="ticket-summary" aria-label={t('label')}>
      <div className="ticket-summary-event">
        <span className="photo">
          <Picture image={event.image} sizes="84px" width={168} height={168} />
        </span>
        <div className="min-w-0">
          <p className="title-3">
            <PageLink to={eventPath(event.id)}>{event.title}</PageLink>
          </p>
          <p className="small text-muted">{formatEventTime(event)}</p>
          <p className="small text-muted">
            {venue.name}, {venue.city}, {venue.state}
          </p>
        </div>
      </div>
      <div className="ticket-summary-place">
        <div className="grow min-w-0">
          <b>{text.title}</b>
          {text.row && <span>{text.row}</span>}
          <span className="small">{text.seats}</span>
        </div>
        {seatMap && <MiniMap map={seatMap} sectionId={place.sectionId} />}
      </div>
      <DeliveryLine {...{ delivery, disclosures, inHandOn, isResale, isBought }} />
      {hasLines && <TicketLines of={of} />}
    </section>
  );
};

export const TicketLines = ({ of }: { of: Pick<Bought, 'lines' | 'total'> }) => {
  const t = useTranslations('ticketCheckout.summary');
  const { lines, total } = of;
  return (
    <ChargeLines
      lines={lines.map(({ label, amount }) => ({ label, amount: amount.amount }))}
      total={{ label: t('total'), amount: total.amount }}
      isGrand
    />
  );
};
