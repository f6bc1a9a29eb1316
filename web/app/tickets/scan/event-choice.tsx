import { ticketScanPath } from '@golark/contract/event-paths';
import type { ScannedEvent } from '@golark/contract/tickets/schemas';
import { useTranslations } from '../../platform/translations.ts';
import { useFormatInstant } from '../../ui/format-times.ts';
import { TicketIcon } from '../../ui/icon.tsx';
import { TextLink } from '../../ui/link.tsx';
import { EmptyState } from '../../ui/state-panel.tsx';

export const EventChoice = ({ events }: { events: readonly ScannedEvent[] }) => {
  const t = useTranslations('ticketScan');
  const formatInstant = useFormatInstant();
  if (events.length === 0) return <EmptyState icon={TicketIcon} title={t('none')} text={t('noneText')} />;
  return (
    <>
      <p className="text-muted">{t('choose')}</p>
      <ul className="scan-events">
        {events.map(({ id, title, startsAt, timeZone, venue, ticketCount, admittedCount }) => (
          <li key={id} className="panel">
            <b>
              <TextLink to={ticketScanPath(id)}>{title}</TextLink>
            </b>
            <span className="text-muted">
              {formatInstant(startsAt, timeZone)} · {venue}
            </span>
            <span className="small">{t('admitted', { admitted: admittedCount, count: ticketCount })}</span>
          </li>
        ))}
      </ul>
    </>
  );
};
