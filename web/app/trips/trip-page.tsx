import { cancelBooking } from '@golark/contract/booking/calls';
import { dayInZone } from '@golark/contract/dates/rules';
import { tripsPath } from '@golark/contract/paths';
import { data } from 'react-router';
import { callApi } from '../platform/api-client.ts';
import { assertPageId } from '../platform/page-not-found.ts';
import { readLocale } from '../platform/preferences.ts';
import { apiContext, clockContext } from '../platform/request-context.ts';
import { requireAccount } from '../platform/require-account.ts';
import { translatorOf, useTranslations } from '../platform/translations.ts';
import { CancellationLine, isOpenEnd, useClockWords, useDayWords } from '../stays/index.ts';
import { Alert } from '../ui/alert.tsx';
import { IconLink } from '../ui/button-link.tsx';
import { Crumbs } from '../ui/crumbs.tsx';
import { useGuestsWords } from '../ui/guests-picker.tsx';
import { BackIcon } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import type { Route } from './+types/trip-page.ts';
import { GettingThere } from './getting-there.tsx';
import { loadTrip } from './load-trips.ts';
import { PaymentFailed, TripActions } from './trip-actions.tsx';
import { TripCountdown } from './trip-countdown.tsx';
import { TripReceipt } from './trip-receipt.tsx';
import { TripState } from './trip-state.tsx';
import './trips.css';

export const handle = { hasMobileBar: false };

export const loader = async ({ request, url, params, context }: Route.LoaderArgs) => {
  requireAccount(context, url);
  assertPageId(params.bookingId, url);
  const booking = await loadTrip(context.get(apiContext), params.bookingId);
  return {
    booking,
    isNew: url.searchParams.has('booked'),
    today: dayInZone(context.get(clockContext).now(), booking.property.timeZone),
    locale: readLocale(request, context),
  };
};

export const action = async ({ params, context }: Route.ActionArgs) => {
  const result = await callApi(context.get(apiContext), cancelBooking, {
    params: { bookingId: params.bookingId },
  });
  if (result.ok) return { isCanceled: true as const, refund: result.data.refund.amount };
  return data({ isCanceled: false as const, refund: 0 }, { status: result.error.statusCode });
};

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? [
        {
          title: translatorOf(loaderData.locale, 'trips')('tripHeadTitle', {
            title: loaderData.booking.property.title,
          }),
        },
      ]
    : [];

const TripPage = ({ loaderData, actionData }: Route.ComponentProps) => {
  const t = useTranslations('trips');
  const { booking, isNew, today } = loaderData;
  const { property } = booking;
  return (
    <div className="page-width trip">
      <TripHead booking={booking} />
      <div className="split">
        <div className="trip-main">
          {isNew && booking.status === 'CONFIRMED' && (
            <Alert tone="success" title={t('booked')} isNews>
              {t('bookedText', { email: booking.guest.email })}
            </Alert>
          )}
          {actionData && !actionData.isCanceled && <Alert tone="danger" title={t('cancel.failed')} isNews />}
          <PaymentFailed booking={booking} />
          <TripTitle booking={booking} />
          <TripCountdown booking={booking} today={today} />
          <InAndOut booking={booking} />
          <GettingThere booking={booking} />
          <TripDetails booking={booking} />
          {booking.status === 'CONFIRMED' && (
            <section className="stay-section">
              <h2 className="title-2">{t('ifPlansChange')}</h2>
              <CancellationLine cancellation={booking.cancellation} timeZone={property.timeZone} />
            </section>
          )}
        </div>
        <aside className="trip-aside">
          <TripActions booking={booking} />
          <TripReceipt booking={booking} />
        </aside>
      </div>
    </div>
  );
};

export default TripPage;

type TripProps = Pick<Route.ComponentProps['loaderData'], 'booking'>;

const TripHead = ({ booking }: TripProps) => {
  const t = useTranslations('trips');
  const { image, title } = booking.property;
  return (
    <div className="trip-head">
      <div className="desktop-only">
        <Crumbs crumbs={[{ label: t('title'), to: tripsPath() }, { label: title }]} />
      </div>
      <div className="phone-only trip-back">
        <IconLink icon={BackIcon} label={t('back')} to={tripsPath()} isLined />
      </div>
      <div className="photo trip-picture">
        {image && (
          <Picture
            image={image}
            sizes="(max-width: 1360px) 100vw, 1280px"
            width={1280}
            height={480}
            isEager
          />
        )}
        <span className="trip-badge">
          <TripState status={booking.status} isOnPicture />
        </span>
      </div>
    </div>
  );
};

const TripTitle = ({ booking }: TripProps) => {
  const t = useTranslations('trips');
  const guestsWords = useGuestsWords();
  const { property, guests, nights } = booking;
  const party = {
    adults: guests.adults,
    childAges: Array.from({ length: guests.children }, () => null),
    infants: guests.infants,
    pets: guests.pets ? 1 : 0,
  };
  return (
    <div>
      <p className="text-muted">
        {property.city}, {property.state}
      </p>
      <h1 className="display">{property.title}</h1>
      <p className="text-muted mt-2">{t('party', { guests: guestsWords(party), nights })}</p>
    </div>
  );
};

const InAndOut = ({ booking }: TripProps) => {
  const t = useTranslations('trips');
  const dayWords = useDayWords();
  const clock = useClockWords();
  const { property } = booking;
  return (
    <dl className="trip-inout">
      <div>
        <dt>{t('checkIn')}</dt>
        <dd>
          <b>{dayWords(booking.arriveDay)}</b>
          <span>
            {isOpenEnd(property.checkInUntil)
              ? t('from', { time: clock(property.checkInFrom) })
              : t('between', { from: clock(property.checkInFrom), until: clock(property.checkInUntil) })}
          </span>
        </dd>
      </div>
      <div>
        <dt>{t('checkOut')}</dt>
        <dd>
          <b>{dayWords(booking.departDay)}</b>
          <span>{t('by', { time: clock(property.checkOutBy) })}</span>
        </dd>
      </div>
    </dl>
  );
};

const TripDetails = ({ booking }: TripProps) => {
  const t = useTranslations('trips');
  const rows = [
    { name: t('code'), value: booking.confirmationCode },
    { name: t('host'), value: booking.property.hostName },
    { name: t('guest'), value: `${booking.guest.firstName} ${booking.guest.lastName}` },
    { name: t('yourNote'), value: booking.note },
  ];
  return (
    <section className="stay-section">
      <h2 className="title-2">{t('details')}</h2>
      <dl className="trip-details">
        {rows.map(
          ({ name, value }) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
};
