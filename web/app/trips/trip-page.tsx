import { cancelBooking } from '@golark/contract/booking';
import { data } from 'react-router';
import { callApi } from '../platform/api-client.ts';
import { readLocale } from '../platform/preferences.ts';
import { accountContext, apiContext } from '../platform/request-context.ts';
import { translatorOf, useTranslations } from '../platform/translations.ts';
import { CancellationLine, PriceLines, useClockWords, useDayWords, useInstantWords } from '../stays/index.ts';
import { Alert } from '../ui/alert.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { Crumbs } from '../ui/crumbs.tsx';
import { useMoney } from '../ui/numbers.ts';
import { Picture } from '../ui/picture.tsx';
import type { Route } from './+types/trip-page.ts';
import { CancelTrip } from './cancel-trip.tsx';
import { loadTrip, requireAccount } from './load-trips.ts';
import { payAgainPath } from './trip-card.tsx';
import { TripState } from './trip-state.tsx';
import './trips.css';

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  requireAccount(context.get(accountContext), url);
  const booking = await loadTrip(context.get(apiContext), params.bookingId);
  const isNew = url.searchParams.has('booked');
  return { booking, isNew, locale: readLocale(request, context) };
}

export async function action({ params, context }: Route.ActionArgs) {
  const result = await callApi(context.get(apiContext), cancelBooking, {
    params: { bookingId: params.bookingId },
  });
  if (result.ok) return { isCanceled: true as const, refund: result.data.refund.amount };
  return data({ isCanceled: false as const, refund: 0 }, { status: result.error.statusCode });
}

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

export default function TripPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('trips');
  const money = useMoney();
  const dayWords = useDayWords();
  const clock = useClockWords();
  const { booking, isNew } = loaderData;
  const { property } = booking;
  const party = booking.guests.adults + booking.guests.children;
  return (
    <div className="trip">
      <Crumbs crumbs={[{ label: t('title'), to: '/account/trips/' }, { label: property.title }]} />
      {isNew && booking.status === 'CONFIRMED' && (
        <Alert tone="success" title={t('booked')} isNews>
          {t('bookedText', { email: booking.guest.email })}
        </Alert>
      )}
      {actionData && !actionData.isCanceled && <Alert tone="danger" title={t('cancel.failed')} isNews />}
      <div className="photo trip-picture">
        {property.image && (
          <Picture
            image={property.image}
            sizes="(max-width: 1023px) 100vw, 900px"
            width={1280}
            height={480}
          />
        )}
      </div>
      <div>
        <p className="text-muted">
          {property.city}, {property.state}
        </p>
        <h1 className="display">{property.title}</h1>
        <p className="trip-line">
          <TripState status={booking.status} />
          <span className="text-muted">{t('party', { guests: party, nights: booking.nights })}</span>
        </p>
      </div>
      <dl className="trip-inout">
        <div>
          <dt>{t('checkIn')}</dt>
          <dd>
            <b>{dayWords(booking.arriveDay)}</b>
            <span>
              {t('between', { from: clock(property.checkInFrom), until: clock(property.checkInUntil) })}
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
      <TripActions booking={booking} />
      <section className="stay-section">
        <h2 className="title-2">{t('details')}</h2>
        <dl className="trip-details">
          <div>
            <dt>{t('code')}</dt>
            <dd>{booking.confirmationCode}</dd>
          </div>
          <div>
            <dt>{t('host')}</dt>
            <dd>{property.hostName}</dd>
          </div>
          <div>
            <dt>{t('guest')}</dt>
            <dd>{`${booking.guest.firstName} ${booking.guest.lastName}`}</dd>
          </div>
          {booking.note && (
            <div>
              <dt>{t('yourNote')}</dt>
              <dd>{booking.note}</dd>
            </div>
          )}
        </dl>
      </section>
      <section className="stay-section">
        <h2 className="title-2">{t('receipt')}</h2>
        <PriceLines price={booking.price} />
        <ul className="grid gap-2">
          {booking.charges.map((charge) => (
            <li key={charge.bookingChargeNumber} className="small text-muted">
              {t(`charges.${charge.status}`, {
                amount: money(charge.amount.amount, 'cents'),
                last4: charge.card.last4,
              })}
            </li>
          ))}
          {booking.refunds.map((refund) => (
            <li key={refund.id} className="small text-muted">
              {t(`refunds.${refund.status}`, { amount: money(refund.amount.amount, 'cents') })}
            </li>
          ))}
        </ul>
      </section>
      {booking.status === 'CONFIRMED' && (
        <section className="stay-section">
          <h2 className="title-2">{t('ifPlansChange')}</h2>
          <CancellationLine cancellation={booking.cancellation} timeZone={property.timeZone} />
          {booking.refundIfCanceledNow && (
            <CancelTrip booking={booking} refund={booking.refundIfCanceledNow.amount} />
          )}
        </section>
      )}
    </div>
  );
}

type TripProps = Pick<Route.ComponentProps['loaderData'], 'booking'>;

function TripActions({ booking }: TripProps) {
  const t = useTranslations('trips');
  const instantWords = useInstantWords();
  const { location, timeZone } = booking.property;
  if (booking.status === 'PAYMENT_FAILED' && booking.holdExpiresAt) {
    return (
      <Alert
        tone="danger"
        title={t('paymentFailed')}
        action={
          <ButtonLink to={payAgainPath(booking)} variant="primary">
            {t('payAgain')}
          </ButtonLink>
        }
      >
        {t('heldUntil', { at: instantWords(booking.holdExpiresAt, timeZone) })}
      </Alert>
    );
  }
  if (!location) return null;
  return (
    <p>
      <a className="text-link" href={`geo:${location.lat},${location.lng}?q=${location.lat},${location.lng}`}>
        {t('directions')}
      </a>{' '}
      <span className="small text-muted figures">
        {location.lat.toFixed(5)}, {location.lng.toFixed(5)}
      </span>
    </p>
  );
}
