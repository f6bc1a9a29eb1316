import { useTranslations } from '../platform/translations.ts';
import { useFormatRange } from '../ui/format-range.ts';
import { CloseIcon, Icon } from '../ui/icon.tsx';
import { PageLink } from '../ui/link.tsx';
import { Picture } from '../ui/picture.tsx';
import { MemberPrice, Price } from '../ui/price.tsx';
import { Rating } from '../ui/rating.tsx';
import type { MapStay } from './price-pins.tsx';

/** A stay or a venue: that of the pin that was pressed, or one of a rail, which nothing closes. */
export const MapCard = ({ stay, onClose }: { stay: MapStay; onClose?: () => void }) => {
  const t = useTranslations('map');
  const formatRange = useFormatRange();
  return (
    <article className="map-card">
      {stay.image && <Picture image={{ ...stay.image, alt: '' }} sizes="132px" width={132} height={120} />}
      <div className="map-card-words">
        <div className="flex items-center justify-between gap-2">
          <p className="small text-muted truncate">{stay.place}</p>
          {stay.rating && <Rating {...stay.rating} />}
        </div>
        <h3>
          <PageLink to={stay.to}>{stay.title}</PageLink>
        </h3>
        <Price
          total={stay.total}
          dates={stay.dates && formatRange(stay.dates)}
          {...(stay.usualTotal === undefined ? {} : { previousTotal: stay.usualTotal })}
          {...(stay.nights === null ? {} : { nights: stay.nights })}
          {...(stay.words === undefined ? {} : { words: stay.words })}
        />
        <MemberPrice total={stay.total} memberTotal={stay.memberTotal} usualTotal={stay.usualTotal} />
      </div>
      {onClose && (
        <button type="button" className="map-card-close" aria-label={t('closeCard')} onClick={onClose}>
          <Icon of={CloseIcon} size={18} />
        </button>
      )}
    </article>
  );
};
