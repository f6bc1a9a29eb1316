import type { Delivery, Disclosure } from '@golark/contract/tickets/rules';
import { useToday } from '../../platform/root-data.ts';
import { useTranslations } from '../../platform/translations.ts';
import { useFormatDay } from '../../ui/format-times.ts';
import { ClockIcon, Icon, InfoIcon, InstantIcon, MobileIcon } from '../../ui/icon.tsx';

type Delivered = { delivery: Delivery; inHandOn: string | null };

/** When the buyer has the tickets, in words. */
export const useDeliveryText = () => {
  const t = useTranslations('ticketParts.delivery');
  const formatDay = useFormatDay();
  const today = useToday();
  return ({ delivery, inHandOn }: Delivered): string => {
    // the seller has them by now
    if (inHandOn === null || (today && inHandOn <= today)) return t(delivery);
    return t(delivery === 'transfer' ? 'transferFrom' : 'inHand', { day: formatDay(inHandOn) });
  };
};

const deliveryIcon = ({ delivery, inHandOn }: Delivered) => {
  if (inHandOn !== null) return ClockIcon;
  return delivery === 'instant' ? InstantIcon : MobileIcon;
};

const restrictions: ReadonlySet<Disclosure> = new Set([
  'obstructed-view',
  'net-in-view',
  'rail-in-view',
  'no-backrest',
  'standing-only',
  'child-ticket',
  'student-ticket',
  'age-21',
]);

type DeliveryLineProps = Delivered & {
  disclosures: readonly Disclosure[];
  isResale: boolean;
  /** The tickets are bought: what is left to say is in their list. */
  isBought?: boolean;
};

/** How the tickets arrive, and everything that the seller has to say about the seats. */
export const DeliveryLine = ({
  disclosures,
  isResale,
  isBought = false,
  ...delivered
}: DeliveryLineProps) => {
  const t = useTranslations('ticketParts');
  const deliveryText = useDeliveryText();
  return (
    <span className="ticket-facts">
      {!isBought && (
        <span>
          <Icon of={deliveryIcon(delivered)} size={16} />
          {deliveryText(delivered)}
        </span>
      )}
      {isResale && (
        <span data-warning="">
          <Icon of={InfoIcon} size={16} />
          {t('resale')}
        </span>
      )}
      {disclosures.map((disclosure) => (
        <span key={disclosure} data-warning={restrictions.has(disclosure) ? '' : undefined}>
          {restrictions.has(disclosure) && <Icon of={InfoIcon} size={16} />}
          {t(`disclosures.${disclosure}`)}
        </span>
      ))}
    </span>
  );
};
