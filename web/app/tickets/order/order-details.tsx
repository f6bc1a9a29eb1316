import { fullNameOf } from '@golark/contract/names/rules';
import type { TicketOrder } from '@golark/contract/tickets/order-schemas';
import { useTranslations } from '../../platform/translations.ts';
import { DetailList } from '../../ui/detail-list.tsx';

export const OrderDetails = ({ order }: { order: TicketOrder }) => {
  const t = useTranslations('ticketOrder.details');
  const { buyer, code, card } = order;
  const rows = [
    { name: t('code'), value: code },
    { name: t('buyer'), value: fullNameOf(buyer) },
    { name: t('email'), value: buyer.email },
    { name: t('card'), value: card.last4 ? t('cardEnding', { last4: card.last4 }) : '' },
  ];
  return (
    <section className="stay-section">
      <h2 className="title-2">{t('title')}</h2>
      <DetailList details={rows} className="order-details" />
    </section>
  );
};
