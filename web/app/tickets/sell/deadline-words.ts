import { leastDeliveryHours } from '@golark/contract/selling/rules';
import { useTranslations } from '../../platform/translations.ts';
import { useFormatDay, useFormatInstant } from '../../ui/format-times.ts';
import { deliveryDeadline } from './delivery-deadline.ts';

type Delivered = {
  event: { startsAt: string; venue: { timeZone: string } };
  /** null, or empty in a form: the seller gets no day to keep to. */
  inHandOn: string | null;
};

/** By when tickets of a sale have to be delivered, as the end of a sentence. */
export const useDeadlineWords = () => {
  const t = useTranslations('sell.deadline');
  const formatDay = useFormatDay();
  const formatInstant = useFormatInstant();
  return ({ event, inHandOn }: Delivered): string =>
    inHandOn
      ? t('inHand', { day: formatDay(inHandOn), hours: leastDeliveryHours })
      : t('before', { at: formatInstant(deliveryDeadline(event), event.venue.timeZone) });
};
