import { PageLink } from './link.tsx';

type TicketStubProps = {
  to: string;
  /** `Fri, Nov` above `14`. */
  weekdayAndMonth: string;
  day: string;
  title: string;
  place: string;
  price: string;
  priceNote: string;
  badge?: React.ReactNode;
};

export const TicketStub = ({
  to,
  weekdayAndMonth,
  day,
  title,
  place,
  price,
  priceNote,
  badge,
}: TicketStubProps) => (
  <PageLink to={to} className="ticket-stub">
    <div className="ticket-stub-date">
      <small>{weekdayAndMonth}</small>
      <b>{day}</b>
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
