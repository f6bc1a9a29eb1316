import type { DayBlock } from './day-block.ts';
import { PageLink } from './link.tsx';

type TicketStubProps = DayBlock & {
  to: string;
  title: string;
  place: string;
  price: string;
  priceNote: string;
  badge?: React.ReactNode;
};

export const TicketStub = ({
  to,
  above,
  day,
  below,
  title,
  place,
  price,
  priceNote,
  badge,
}: TicketStubProps) => (
  <PageLink to={to} className="ticket-stub">
    <div className="ticket-stub-date">
      <small>{above}</small>
      <b>{day}</b>
      {below && <small>{below}</small>}
    </div>
    <div className="ticket-stub-words">
      <h3>{title}</h3>
      <p>{place}</p>
    </div>
    <div className="ticket-stub-price">
      <b className="figures">{price}</b>
      <small>{priceNote}</small>
      {badge}
    </div>
  </PageLink>
);
