import type { Booking } from '@golark/contract/booking/schemas';
import { brand } from '../brand.ts';
import { WhereMap } from '../map/index.ts';
import { useTranslations } from '../platform/translations.ts';
import { CopyIcon, DirectionsIcon, Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { ExternalLink } from '../ui/link.tsx';
import { showToast } from '../ui/toast.ts';

/** With the towns around, as on the page of the stay. */
const shownMeters = 300;

/** The exact location, shown to guests with a booking: to copy, or to get directions. */
export const GettingThere = ({ booking }: { booking: Booking }) => {
  const t = useTranslations('trips.there');
  const { location, city, state } = booking.property;
  if (!location || booking.status !== 'CONFIRMED') return null;
  const point = `${location.lat.toFixed(5)}, ${location.lng.toFixed(5)}`;
  const copy = async () => {
    const isCopied = await navigator.clipboard.writeText(point).then(
      () => true,
      () => false,
    );
    await showToast(isCopied ? { text: t('copied') } : { text: t('notCopied'), kind: 'error' });
  };
  return (
    <section className="stay-section">
      <h2 className="title-2">{t('title')}</h2>
      <div className="getting-there">
        <div>
          <b className="figures">{point}</b>
          <p className="text-muted">
            {city}, {state}
          </p>
        </div>
        <div className="flex gap-2">
          <span className="needs-scripts">
            <IconButton icon={CopyIcon} label={t('copy')} isLined onPress={copy} />
          </span>
          <ExternalLink
            href={brand.directions(location)}
            target="_blank"
            className="button"
            data-variant="primary"
            data-size="normal"
          >
            <Icon of={DirectionsIcon} />
            <span>{t('directions')}</span>
          </ExternalLink>
        </div>
      </div>
      <WhereMap at={{ ...location, radiusMeters: shownMeters }} isExact />
    </section>
  );
};
