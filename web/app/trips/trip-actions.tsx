import type { Booking, BookingStatus } from '@golark/contract/booking/schemas';
import { changeTripPath } from '@golark/contract/change-paths';
import type { Policy } from '@golark/contract/insurance/schemas';
import { stayPath } from '@golark/contract/paths';
import { tripCalendarPath } from '@golark/contract/trip-paths';
import { useTranslations } from '../platform/translations.ts';
import { useShare } from '../stays/index.ts';
import { useFormatTripDates } from '../ui/format-trip-dates.ts';
import {
  CalendarIcon,
  ClockIcon,
  DownloadIcon,
  Icon,
  ReceiptIcon,
  ShareIcon,
  TripIcon,
} from '../ui/icon.tsx';
import { PageLink } from '../ui/link.tsx';
import { CancelTrip } from './cancel-trip.tsx';
import { TripDocuments } from './trip-documents.tsx';
import { wasCharged } from './trip-money.ts';

/** The actions for a trip; canceling is last and shows the refund. */
export const TripActions = ({ booking, insurance }: { booking: Booking; insurance: Policy | null }) => {
  const t = useTranslations('trips.actions');
  const isConfirmed = booking.status === 'CONFIRMED';
  return (
    <div className="panel trip-actions" data-raised="">
      {isConfirmed && (
        <a href={tripCalendarPath(booking.id)} download>
          <Icon of={CalendarIcon} />
          <span>
            <b>{t('calendar')}</b>
            <span className="small text-muted">{t('calendarNote')}</span>
          </span>
          <Icon of={DownloadIcon} size={18} />
        </a>
      )}
      {isConfirmed && (
        <PageLink to={changeTripPath(booking.id)}>
          <Icon of={ClockIcon} />
          <span>
            <b>{t('change')}</b>
            <span className="small text-muted">{t('changeNote')}</span>
          </span>
        </PageLink>
      )}
      {isConfirmed && <ShareTrip booking={booking} />}
      {wasCharged(booking) && (
        <button type="button" className="needs-scripts" onClick={() => window.print()}>
          <Icon of={ReceiptIcon} />
          <span>
            <b>{t('print')}</b>
            <span className="small text-muted">{booking.confirmationCode}</span>
          </span>
        </button>
      )}
      <TripDocuments booking={booking} />
      {overStatuses.has(booking.status) && (
        <PageLink to={bookAgainPath(booking)}>
          <Icon of={TripIcon} />
          <span>
            <b>{t('bookAgain')}</b>
            <span className="small text-muted">{t('bookAgainNote')}</span>
          </span>
        </PageLink>
      )}
      <CancelTrip booking={booking} insurance={insurance} />
    </div>
  );
};

const overStatuses: ReadonlySet<BookingStatus> = new Set(['COMPLETED', 'CANCELED', 'DECLINED']);

/** The stay with the same guests; its dates are chosen anew. */
const bookAgainPath = ({ propertyId, guests }: Booking): string => {
  const query = new URLSearchParams();
  if (guests.adults !== 2) query.set('adults', String(guests.adults));
  if (guests.pets) query.set('pets', '1');
  return stayPath(propertyId, query.size > 0 ? `?${query}` : '');
};

/** Shares the stay's public page with its dates: the trip's own page is for the account alone. */
const ShareTrip = ({ booking }: { booking: Booking }) => {
  const t = useTranslations('trips.actions');
  const formatTripDates = useFormatTripDates();
  const share = useShare();
  const { title, city, state } = booking.property;
  const dates = formatTripDates(booking);
  const shareTrip = () =>
    share({
      title,
      text: t('shareText', { title, place: `${city}, ${state}`, dates }),
      url: new URL(stayPath(booking.propertyId), window.location.href).href,
    });
  return (
    <button type="button" className="needs-scripts" onClick={shareTrip}>
      <Icon of={ShareIcon} />
      <span>
        <b>{t('share')}</b>
        <span className="small text-muted">{t('shareNote')}</span>
      </span>
    </button>
  );
};
