import { useTranslations } from '../../platform/translations.ts';
import { useFormatInstant } from '../../ui/format-times.ts';
import { CalendarIcon, Icon, type IconShape, InstantIcon, TicketIcon } from '../../ui/icon.tsx';
import { useDeliveryText } from '../parts/delivery-line.tsx';
import type { CheckoutData } from './load-checkout.ts';

/** What the buyer can rely on: nothing that is not so. */
export const TicketPromise = ({ hold, refundSteps }: Pick<CheckoutData, 'hold' | 'refundSteps'>) => {
  const t = useTranslations('ticketCheckout.promise');
  const deliveryText = useDeliveryText();
  const formatInstant = useFormatInstant();
  const isReady = hold.delivery === 'instant' && hold.inHandOn === null;
  const [step] = refundSteps;
  const { timeZone } = hold.event.venue;
  return (
    <ul className="ticket-promise">
      <Promised
        icon={InstantIcon}
        title={isReady ? t('ready') : deliveryText(hold)}
        text={t(isReady ? 'readyText' : 'laterText')}
      />
      <Promised icon={CalendarIcon} title={t('canceled')} text={t('canceledText')} />
      <Promised
        icon={TicketIcon}
        title={t('cannotGo')}
        text={
          step && !hold.isResale
            ? t('returns', { percent: step.percent, at: formatInstant(step.until, timeZone) })
            : t(hold.isResale ? 'noResales' : 'noReturns')
        }
      />
    </ul>
  );
};

const Promised = ({ icon, title, text }: { icon: IconShape; title: string; text: string }) => (
  <li>
    <Icon of={icon} />
    <div>
      <b>{title}</b>
      <p className="small text-muted">{text}</p>
    </div>
  </li>
);
