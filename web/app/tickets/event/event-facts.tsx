import type { Event } from '@golark/contract/events/schemas';
import { termsPath } from '@golark/contract/paths';
import { sellEventPath } from '@golark/contract/selling-paths';
import { useTranslations } from '../../platform/translations.ts';
import { useFormatInstant } from '../../ui/format-times.ts';
import { AccessibleIcon, Icon, type IconShape, InstantIcon, ShieldIcon, TicketIcon } from '../../ui/icon.tsx';
import { TextLink } from '../../ui/link.tsx';
import type { CompanionSeats } from './event-phase.ts';
import { useCompanionsText } from './use-companions-text.ts';

/** What holds for every ticket of the event; nothing that we do not know of its venue. */
export const EventFacts = ({ event, companions }: { event: Event; companions: CompanionSeats }) => {
  const t = useTranslations('event.facts');
  const formatInstant = useFormatInstant();
  const { seatMap, refundSteps, venue, ticketLimit } = event;
  const bays = seatMap.sections.flatMap((section) => section.bays);
  const inBays = {
    count: bays.reduce((sum, { spaces }) => sum + spaces, 0),
    companions: Math.max(...bays.map(({ companions }) => companions)),
  };
  const companionsText = useCompanionsText();
  const [step] = refundSteps;
  const returns = step
    ? t('returnsUntil', { percent: step.percent, at: formatInstant(step.until, venue.timeZone) })
    : t('noReturns');
  return (
    <section className="section">
      <h2 className="sr-only">{t('title')}</h2>
      <ul className="ticket-promises">
        <Fact icon={ShieldIcon} title={t('refund')} text={t('refundText')} />
        <Fact icon={InstantIcon} title={t('delivery')} text={t('deliveryText')} />
        <Fact
          icon={TicketIcon}
          title={t('returns')}
          text={`${returns} ${t('limit', { count: ticketLimit })}`}
        />
        {bays.length > 0 && (
          <Fact
            icon={AccessibleIcon}
            title={t('accessible')}
            text={`${t('accessibleText', inBays)} ${companionsText({ event, seats: companions })}`}
          />
        )}
      </ul>
      <p className="event-links small mt-6">
        <TextLink to={termsPath('tickets')}>{t('terms')}</TextLink>
        <TextLink to={sellEventPath(event.id)}>{t('sell')}</TextLink>
      </p>
    </section>
  );
};

const Fact = ({ icon, title, text }: { icon: IconShape; title: string; text: string }) => (
  <li>
    <Icon of={icon} size={24} />
    <b>{title}</b>
    <p className="small text-muted">{text}</p>
  </li>
);
