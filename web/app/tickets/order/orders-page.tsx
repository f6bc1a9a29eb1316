import { ticketOrderPath, ticketTransferPath } from '@golark/contract/event-paths';
import { purchasedTicketsPath, ticketsPath } from '@golark/contract/paths';
import { listReceivedTickets } from '@golark/contract/ticket-transfers/calls';
import type { ReceivedTickets } from '@golark/contract/ticket-transfers/schemas';
import { listTicketOrders } from '@golark/contract/tickets/calls';
import type { TicketOrder } from '@golark/contract/tickets/order-schemas';
import { callApi, dataOrThrow } from '../../platform/api-client.ts';
import { personalHeaders } from '../../platform/page/page-headers.ts';
import { pageMeta } from '../../platform/page/page-meta.ts';
import { readAccountPage } from '../../platform/page/page-request.ts';
import { translatorOf, useTranslations } from '../../platform/translations.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { TicketIcon } from '../../ui/icon.tsx';
import { useMoney } from '../../ui/numbers.ts';
import { Pages } from '../../ui/pages.tsx';
import { EmptyState } from '../../ui/state-panel.tsx';
import { TicketStub } from '../../ui/ticket-stub.tsx';
import { useEventDayBlock } from '../parts/use-event-day-block.ts';
import { usePlaceLine } from '../parts/use-place-text.ts';
import type { Route } from './+types/orders-page.ts';
import './order-page.css';

export const handle = { messages: ['ticketOrder', 'ticketParts'] };
export const headers = personalHeaders;

const addressOf = (when: 'upcoming' | 'past', page = 1): string => {
  const query = new URLSearchParams({
    ...(when === 'past' ? { when } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return `${purchasedTicketsPath()}${query.size > 0 ? `?${query}` : ''}`;
};

export const loader = async (args: Route.LoaderArgs) => {
  const { api, locale, url } = readAccountPage(args);
  const when = url.searchParams.get('when') === 'past' ? ('past' as const) : ('upcoming' as const);
  const pageNumber = Math.trunc(Math.max(1, Math.min(1000, Number(url.searchParams.get('page')) || 1)));
  const orders = dataOrThrow(await callApi(api, listTicketOrders, { query: { when, pageNumber } }));
  const received =
    when === 'upcoming' && pageNumber === 1
      ? dataOrThrow(await callApi(api, listReceivedTickets, {})).transfers
      : [];
  return { when, locale, received, pageInfo: orders.pageInfo, orders: orders.edges.map(({ node }) => node) };
};

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({ title: translatorOf(loaderData.locale, 'ticketOrder')('title'), isIndexed: false })
    : [];

const OrdersPage = ({ loaderData }: Route.ComponentProps) => {
  const t = useTranslations('ticketOrder');
  const { orders, received, pageInfo, when } = loaderData;
  return (
    <>
      <h1 className="display">{t('title')}</h1>
      <p className="mt-4 flex flex-wrap gap-2">
        <ButtonLink to={addressOf('upcoming')} size="small" variant={when === 'upcoming' ? 'soft' : 'quiet'}>
          {t('list.upcoming')}
        </ButtonLink>
        <ButtonLink to={addressOf('past')} size="small" variant={when === 'past' ? 'soft' : 'quiet'}>
          {t('list.past')}
        </ButtonLink>
      </p>
      {received.length > 0 && (
        <>
          <h2 className="title-2 mt-6">{t('list.received')}</h2>
          <ul className="order-list">
            {received.map((transfer) => (
              <li key={transfer.id}>
                <ReceivedStub transfer={transfer} />
              </li>
            ))}
          </ul>
        </>
      )}
      {orders.length === 0 && received.length === 0 && (
        <EmptyState
          icon={TicketIcon}
          title={t(`list.none.${when}`)}
          action={<ButtonLink to={ticketsPath()}>{t('list.find')}</ButtonLink>}
        />
      )}
      {orders.length > 0 && (
        <>
          <h2 className={received.length > 0 ? 'title-2' : 'sr-only'}>{t('list.heading')}</h2>
          <ul className="order-list">
            {orders.map((order) => (
              <li key={order.id}>
                <OrderStub order={order} />
              </li>
            ))}
          </ul>
        </>
      )}
      <Pages
        current={pageInfo.pageNumber}
        count={pageInfo.totalPages}
        hrefOf={(page) => addressOf(when, page)}
      />
    </>
  );
};

export default OrdersPage;

const ReceivedStub = ({ transfer }: { transfer: ReceivedTickets }) => {
  const t = useTranslations('ticketOrder.list');
  const dayBlock = useEventDayBlock();
  const { id, event, from, tickets } = transfer;
  return (
    <TicketStub
      to={ticketTransferPath(id)}
      {...dayBlock(event)}
      title={event.title}
      place={`${event.venue.name} · ${t('from', { name: from })}`}
      price=""
      priceNote={t('count', { count: tickets.length })}
    />
  );
};

const OrderStub = ({ order }: { order: TicketOrder }) => {
  const t = useTranslations('ticketOrder.list');
  const money = useMoney();
  const placeLine = usePlaceLine();
  const dayBlock = useEventDayBlock();
  const { event, place, quantity, total, status } = order;
  return (
    <TicketStub
      to={ticketOrderPath(order.id)}
      {...dayBlock(event)}
      title={event.title}
      place={`${event.venue.name} · ${placeLine(place, quantity)}`}
      price={money(total.amount, 'cents')}
      priceNote={
        status === 'CONFIRMED' ? t('count', { count: quantity }) : t(`status.${status}` as 'status.EXPIRED')
      }
    />
  );
};
