import { addressLinesOf } from '@golark/contract/booking/rules';
import type { Arrival, Booking } from '@golark/contract/booking/schemas';
import { brand } from '../brand.ts';
import { WhereMap } from '../map/index.ts';
import { useTranslations } from '../platform/translations.ts';
import { CopyIcon, DirectionsIcon, Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { ExternalLink } from '../ui/link.tsx';
import { useCopy } from './use-copy.ts';

/** With the towns around, as on the page of the stay. */
const shownMeters = 300;

type GettingThereProps = { booking: Booking; address: Arrival['address'] };

/** Address and exact place of a booked stay: to copy, or to get directions. */
export const GettingThere = ({ booking, address }: GettingThereProps) => {
  const t = useTranslations('trips.there');
  const copy = useCopy();
  const { location, city, state } = booking.property;
  if (!location) return null;
  const [line1, ...lines] = address ? addressLinesOf(address) : [`${city}, ${state}`, t('noAddress')];
  return (
    <section className="stay-section">
      <h2 className="title-2">{t('title')}</h2>
      <WhereMap at={{ ...location, radiusMeters: shownMeters }} isExact />
      <div className="getting-there">
        <address>
          <b>{line1}</b>
          {lines.map((line) => (
            <span key={line} className="text-muted">
              {line}
            </span>
          ))}
        </address>
        <div className="flex gap-2">
          {address && (
            <span className="needs-scripts">
              <IconButton
                icon={CopyIcon}
                label={t('copy')}
                isLined
                onPress={() => copy(addressLinesOf(address).join(', '), t('copied'))}
              />
            </span>
          )}
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
    </section>
  );
};
