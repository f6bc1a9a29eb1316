import type { Booking } from '@golark/contract/booking/schemas';
import { changeTripPath } from '@golark/contract/change-paths';
import { receiptFilePath } from '@golark/contract/receipt-paths';
import { tripCalendarPath } from '@golark/contract/trip-paths';
import type { ReactNode } from 'react';
import { brand } from '../brand.ts';
import { useTranslations } from '../platform/translations.ts';
import {
  CalendarIcon,
  ClockIcon,
  DirectionsIcon,
  Icon,
  type IconShape,
  MessageIcon,
  ReceiptIcon,
} from '../ui/icon.tsx';
import { ExternalLink, PageLink } from '../ui/link.tsx';
import { wasCharged } from './trip-money.ts';

type ShortcutsProps = { booking: Booking; hasDirections: boolean; hasMessages: boolean };

/** On phones: what guests need on the way, at the thumb, before the sections that have it too. */
export const TripShortcuts = ({ booking, hasDirections, hasMessages }: ShortcutsProps) => {
  const t = useTranslations('trips.shortcuts');
  const isConfirmed = booking.status === 'CONFIRMED';
  const { location } = booking.property;
  return (
    <nav className="phone-only" aria-label={t('label')}>
      <ul className="trip-shortcuts">
        {hasDirections && location && (
          <li>
            <ExternalLink href={brand.directions(location)} target="_blank">
              <Face of={DirectionsIcon}>{t('directions')}</Face>
            </ExternalLink>
          </li>
        )}
        {hasMessages && (
          <li>
            <a href="#messages">
              <Face of={MessageIcon}>{t('message')}</Face>
            </a>
          </li>
        )}
        {wasCharged(booking) && (
          <li>
            <a href={receiptFilePath(booking.orderId)} download>
              <Face of={ReceiptIcon}>{t('receipt')}</Face>
            </a>
          </li>
        )}
        {isConfirmed && (
          <li>
            <a href={tripCalendarPath(booking.id)} download>
              <Face of={CalendarIcon}>{t('calendar')}</Face>
            </a>
          </li>
        )}
        {isConfirmed && (
          <li>
            <PageLink to={changeTripPath(booking.id)}>
              <Face of={ClockIcon}>{t('change')}</Face>
            </PageLink>
          </li>
        )}
      </ul>
    </nav>
  );
};

const Face = ({ of, children }: { of: IconShape; children: ReactNode }) => (
  <>
    <span className="trip-shortcut">
      <Icon of={of} />
    </span>
    {children}
  </>
);
