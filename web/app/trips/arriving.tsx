import type { Arrival, Booking } from '@golark/contract/booking/schemas';
import { formatPhone } from '@golark/contract/phone/rules';
import { useId } from 'react';
import { useTranslations } from '../platform/translations.ts';
import { useFormatInstant } from '../stays/index.ts';
import { Avatar } from '../ui/avatar.tsx';
import { CopyIcon, Icon, PhoneIcon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { useCheckInHours } from './use-check-in-hours.ts';
import { useCopy } from './use-copy.ts';

type ArrivingProps = { booking: Booking; arrival: Arrival };

/** The host, check-in hours, how to get in, Wi-Fi and parking; nothing once the stay is over. */
export const Arriving = ({ booking, arrival }: ArrivingProps) => {
  const t = useTranslations('trips.arrival');
  const checkInHours = useCheckInHours();
  if (arrival.stage === 'OVER') return null;
  return (
    <section className="stay-section">
      <h2 className="title-2">{t('title')}</h2>
      <HostContact name={booking.property.hostName} phone={arrival.hostPhone} />
      <dl className="trip-arriving">
        <div>
          <dt>{t('checkIn')}</dt>
          <dd>{checkInHours(booking.property)}</dd>
        </div>
        <HowToGetIn arrival={arrival} timeZone={booking.property.timeZone} />
        {arrival.wifi && <Wifi wifi={arrival.wifi} />}
        {arrival.parking && (
          <div>
            <dt>{t('parking')}</dt>
            <dd>{arrival.parking}</dd>
          </div>
        )}
      </dl>
    </section>
  );
};

const HostContact = ({ name, phone }: { name: string; phone: string | null }) => {
  const t = useTranslations('trips.arrival');
  return (
    <div className="trip-host">
      <Avatar firstName={name} size="large" />
      <b className="title-3">{t('yourHost', { host: name })}</b>
      {phone && (
        <a
          className="button"
          data-variant="secondary"
          data-size="normal"
          href={`tel:${phone}`}
          aria-label={t('call', { host: name, phone: formatPhone(phone) })}
        >
          <Icon of={PhoneIcon} size={18} />
          <span>{formatPhone(phone)}</span>
        </a>
      )}
    </div>
  );
};

const HowToGetIn = ({ arrival, timeZone }: { arrival: Arrival; timeZone: string }) => {
  const t = useTranslations('trips.arrival');
  const formatInstant = useFormatInstant();
  const { stage, access, accessFrom, hasAccess } = arrival;
  const isLater = stage === 'BEFORE' && hasAccess;
  return (
    <div>
      <dt>{t('access')}</dt>
      <dd>
        {isLater
          ? t('accessFrom', { at: formatInstant(accessFrom, timeZone) })
          : (access ?? t('accessByHost'))}
      </dd>
    </div>
  );
};

const Wifi = ({ wifi }: { wifi: NonNullable<Arrival['wifi']> }) => {
  const t = useTranslations('trips.arrival');
  const copy = useCopy();
  const passwordId = useId();
  const { network, password } = wifi;
  return (
    <div>
      <dt>{t('wifi')}</dt>
      <dd>{t('wifiNetwork', { network })}</dd>
      {password === null ? (
        <dd>{t('wifiOpen')}</dd>
      ) : (
        <dd className="trip-password">
          {t('wifiPassword')} <b id={passwordId}>{password}</b>
          <span className="needs-scripts">
            <IconButton
              icon={CopyIcon}
              size="small"
              label={t('copyPassword')}
              aria-describedby={passwordId}
              onPress={() => copy(password, t('passwordCopied'))}
            />
          </span>
        </dd>
      )}
    </div>
  );
};
