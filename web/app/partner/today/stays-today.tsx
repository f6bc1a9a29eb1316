import { guestConversationPath, reservationPath, reservationsPath } from '@golark/contract/partner-paths';
import type { HostDayStay } from '@golark/contract/partners/day-schemas';
import { useTranslations } from '../../platform/translations.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { useFormatClockTime } from '../../ui/format-times.ts';
import { CheckIcon } from '../../ui/icon.tsx';
import { PageLink } from '../../ui/link.tsx';
import { useFormatParty } from '../format-party.ts';

type StaysTodayProps = {
  kind: 'arrivals' | 'departures';
  stays: readonly HostDayStay[];
  /** The number of all; only the first ones are listed. */
  count: number;
};

/** Who arrives, or who leaves, by the clock of each place. */
export const StaysToday = ({ kind, stays, count }: StaysTodayProps) => {
  const t = useTranslations('partnerToday');
  return (
    <section className="panel host-day-list" aria-labelledby={kind}>
      <div className="host-day-head">
        <h2 className="title-3" id={kind}>
          {t(`${kind}.title`)}
        </h2>
        <span className="host-day-count">{count}</span>
      </div>
      {stays.length === 0 && <p className="small text-muted">{t(`${kind}.none`)}</p>}
      <ul>
        {stays.map((stay) => (
          <StayRow key={stay.bookingId} kind={kind} stay={stay} />
        ))}
      </ul>
      {count > stays.length && (
        <PageLink className="link small" to={reservationsPath('current')}>
          {t('all', { count })}
        </PageLink>
      )}
    </section>
  );
};

const StayRow = ({ kind, stay }: { kind: StaysTodayProps['kind']; stay: HostDayStay }) => {
  const t = useTranslations('partnerToday');
  const formatClockTime = useFormatClockTime();
  const formatParty = useFormatParty();
  const { bookingId, guestName, title, nights, guests, at, isExpected } = stay;
  const facts = { nights, guests: formatParty(guests) };
  return (
    <li className="host-day-stay">
      <p className="host-day-time">
        {formatClockTime(at)}
        {isExpected && <span className="extra-small text-muted">{t('expected')}</span>}
      </p>
      <Avatar firstName={guestName} />
      <div className="min-w-0">
        <h3 className="host-day-name">
          <PageLink to={reservationPath(bookingId)}>{guestName}</PageLink>
        </h3>
        <p className="small text-muted">{title}</p>
        <p className="small text-muted">{t('stayFacts', facts)}</p>
      </div>
      <StayTasks kind={kind} stay={stay} />
    </li>
  );
};

const StayTasks = ({ kind, stay }: { kind: StaysTodayProps['kind']; stay: HostDayStay }) => {
  const t = useTranslations('partnerToday');
  const { tasks, conversationId, guestName } = stay;
  return (
    <div className="host-day-tasks">
      {kind === 'arrivals' &&
        (tasks.includes('access') ? (
          <Badge tone="warning">{t('tasks.noAccess')}</Badge>
        ) : (
          <Badge tone="success" icon={CheckIcon}>
            {t('tasks.access')}
          </Badge>
        ))}
      {conversationId && (
        <PageLink
          className="button"
          data-variant="secondary"
          data-size="small"
          to={guestConversationPath(conversationId)}
          prefetch="none"
        >
          <span className="sr-only">{t('tasks.answerNamed', { guest: guestName })}</span>
          <span aria-hidden="true">{t('tasks.answer')}</span>
        </PageLink>
      )}
    </div>
  );
};
