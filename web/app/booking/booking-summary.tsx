import type { Price, Rate } from '@golark/contract/pricing/schemas';
import type { Property } from '@golark/contract/stays/schemas';
import { useTranslations } from '../platform/translations.ts';
import type { SearchQuery } from '../search/index.ts';
import { PriceLines, useFormatDay, WhyThisPrice } from '../stays/index.ts';
import { RoomLines } from '../stays/rooms/room-lines.tsx';
import { useFormatGuests } from '../ui/format-guests.ts';
import { TextLink } from '../ui/link.tsx';
import { Picture } from '../ui/picture.tsx';
import { Rating } from '../ui/rating.tsx';

type BookingSummaryProps = {
  property: Property;
  quote: Rate;
  search: SearchQuery;
  changePath: string;
  /** Shown in wide windows, where no section of the form has it. */
  price?: Price;
};

/** What is being booked; next to the form on wide screens, above it on phones. */
export const BookingSummary = (props: BookingSummaryProps) => {
  const { property, quote, search, changePath, price } = props;
  const t = useTranslations('booking.summary');
  const formatDay = useFormatDay();
  const formatGuests = useFormatGuests();
  const image = property.images[0];
  const rooms = quote.rooms.filter(() => property.stayType === 'hotels');
  return (
    <section className="booking-summary" aria-label={t('label')}>
      <div className="booking-summary-stay">
        <span className="photo">
          {image && <Picture image={image} sizes="112px" width={112} height={92} />}
        </span>
        <div className="min-w-0">
          <p className="small text-muted">
            {property.city.name}, {property.state.name}
          </p>
          <p className="title-3">{property.title}</p>
          <Rating score={property.rating} count={property.reviewCount} />
        </div>
      </div>
      <dl className="booking-summary-rows">
        <div>
          <dt className="small text-muted">{t('dates')}</dt>
          <dd>
            <b>{t('range', { from: formatDay(quote.arriveDay), to: formatDay(quote.departDay) })}</b>
            <TextLink to={changePath}>{t('change')}</TextLink>
          </dd>
        </div>
        <div>
          <dt className="small text-muted">{t('guests')}</dt>
          <dd>
            <b>{formatGuests(search)}</b>
            <TextLink to={changePath}>{t('change')}</TextLink>
          </dd>
        </div>
        {rooms.length > 0 && (
          <div>
            <dt className="small text-muted">
              {t('room', { units: rooms.reduce((sum, { units }) => sum + units, 0) })}
            </dt>
            <dd>
              <RoomLines rooms={rooms} />
            </dd>
          </div>
        )}
      </dl>
      {price && <PriceLines price={price} isGrand />}
      {price === quote[quote.applies] && <WhyThisPrice passport={quote.passport} />}
    </section>
  );
};
