import { mayAsPartner } from '@golark/contract/access/rules';
import { reservationPath } from '@golark/contract/partner-paths';
import type { Reservation } from '@golark/contract/partners/reservation-schemas';
import type { ReservationTab } from '@golark/contract/partners/rules';
import type { FormOutcome } from '../../platform/page/form-outcome.ts';
import { useTranslations } from '../../platform/translations.ts';
import { Badge } from '../../ui/badge.tsx';
import { DetailList } from '../../ui/detail-list.tsx';
import { useFormatRange } from '../../ui/format-range.ts';
import { useFormatInstant } from '../../ui/format-times.ts';
import { PageLink } from '../../ui/link.tsx';
import { useMoney } from '../../ui/numbers.ts';
import { useFormatParty } from '../format-party.ts';
import type { ActingHost } from '../read-host-page.ts';
import { AnswerRequest, CancelReservation } from './reservation-forms.tsx';

type ReservationCardProps = {
  reservation: Reservation;
  tab: ReservationTab;
  host: ActingHost;
  outcome: FormOutcome | undefined;
  /** On the page of the reservation, to which the card leads otherwise. */
  isAlone?: boolean;
};

/** One reservation as its host sees it: who comes when, what the host earns, and what can be done now. */
export const ReservationCard = ({
  reservation,
  tab,
  host,
  outcome,
  isAlone = false,
}: ReservationCardProps) => {
  const t = useTranslations('partner');
  const formatRange = useFormatRange();
  const formatInstant = useFormatInstant();
  const { arriveDay, departDay, nights, status, title, guestName, answerBy, timeZone } = reservation;
  const mayAnswer = mayAsPartner(host.role, 'reservations.answer');
  return (
    <article className="panel reservation" aria-labelledby={`guest-${reservation.id}`}>
      <div className="reservation-head">
        <div className="min-w-0">
          <h2 className="title-3" id={`guest-${reservation.id}`}>
            {isAlone ? guestName : <PageLink to={reservationPath(reservation.id)}>{guestName}</PageLink>}
          </h2>
          <p className="small text-muted">{title}</p>
        </div>
        {answerBy ? (
          <Badge tone="warning">{t('answerBy', { at: formatInstant(answerBy, timeZone) })}</Badge>
        ) : (
          <Badge tone={status === 'CONFIRMED' ? 'success' : 'neutral'}>{t(`states.${status}`)}</Badge>
        )}
      </div>
      <p className="reservation-when">
        {t('when', { dates: formatRange({ start: arriveDay, end: departDay }), nights })}
      </p>
      <Facts reservation={reservation} />
      {status === 'AWAITING_HOST' && mayAnswer && (
        <AnswerRequest reservation={reservation} host={host} outcome={outcome} />
      )}
      {tab === 'upcoming' && status === 'CONFIRMED' && mayAnswer && (
        <CancelReservation reservation={reservation} host={host} outcome={outcome} />
      )}
    </article>
  );
};

const Facts = ({ reservation }: { reservation: Reservation }) => {
  const t = useTranslations('partner.facts');
  const money = useMoney();
  const formatParty = useFormatParty();
  const { guests, earnings, contact, note, arrivalTime, confirmationCode, resoldNights, declineReason } =
    reservation;
  const reasons = useTranslations('partner.answer.reasons');
  const returned = resoldNights.reduce((sum, night) => sum + (night.returned?.amount ?? 0), 0);
  const details = [
    {
      name: t('guests'),
      value: formatParty(guests),
    },
    { name: t('earnings'), value: money(earnings.amount, 'cents') },
    { name: t('arrivalTime'), value: arrivalTime },
    { name: t('email'), value: contact?.email ?? null },
    { name: t('note'), value: note },
    { name: t('resold'), value: returned > 0 ? money(returned, 'cents') : null },
    { name: t('declineReason'), value: declineReason && reasons(declineReason) },
    { name: t('code'), value: confirmationCode },
  ];
  return <DetailList details={details} className="reservation-facts" />;
};
