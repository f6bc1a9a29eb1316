import { eventPath } from '@golark/contract/event-paths';
import { purchasedTicketsPath } from '@golark/contract/paths';
import { useEffect } from 'react';
import { AlsoOrdered, confirmPaymentIntent } from '../../payments/index.ts';
import { outcomeFor } from '../../platform/page/form-outcome.ts';
import { orNetworkIssue } from '../../platform/page/network-issue.ts';
import { secretHeaders } from '../../platform/page/page-headers.ts';
import { readForm, readPage, runIntent } from '../../platform/page/page-request.ts';
import { useAccount } from '../../platform/root-data.ts';
import { useTranslations } from '../../platform/translations.ts';
import { Alert } from '../../ui/alert.tsx';
import { Crumbs } from '../../ui/crumbs.tsx';
import { TextLink } from '../../ui/link.tsx';
import { TicketLines, TicketSummary } from '../checkout/ticket-summary.tsx';
import { useFormatEventTime } from '../parts/event-time.ts';
import { EventWhenWhere } from '../parts/event-when-where.tsx';
import type { Route } from './+types/order-page.ts';
import { cancelIntent } from './cancel-intent.ts';
import { CancelTickets } from './cancel-tickets.tsx';
import { DeliveryProblem } from './delivery-problem.tsx';
import { loadOrderPage } from './load-order.ts';
import { OrderDetails } from './order-details.tsx';
import { orderHandlers } from './order-handlers.server.ts';
import { orderMeta } from './order-meta.ts';
import { OrderState } from './order-state.tsx';
import { PoolTickets } from './pool-tickets.tsx';
import { returnIntent } from './return-intent.ts';
import { ReturnTickets } from './return-tickets.tsx';
import { TicketList } from './ticket-list.tsx';
import { sendIntent } from './transfer-intents.ts';
import { JustSent, TransferTickets } from './transfer-tickets.tsx';
import '../checkout/ticket-checkout.css';
import '../checkout/ticket-summary.css';
import '../event/seat-map/seat-map.css';
import './order-page.css';

export const handle = {
  messages: ['fields', 'offline', 'payments', 'ticketCheckout', 'ticketOrder', 'ticketParts'],
};
export const headers = secretHeaders;

export const loader = async (args: Route.LoaderArgs) => {
  const request = readPage(args);
  return { page: await loadOrderPage(request, args.params.orderId), locale: request.locale };
};

export const action = async (args: Route.ActionArgs) =>
  runIntent(await readForm(args), orderHandlers(args.params.orderId));

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orNetworkIssue(serverAction());

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? orderMeta(loaderData) : []);

const OrderRoute = ({ loaderData, actionData }: Route.ComponentProps) => {
  const t = useTranslations('ticketOrder');
  const bank = useTranslations('payments.bank');
  const account = useAccount();
  const { page } = loaderData;
  const { order, seatMap, isNew } = page;
  const { event } = order;
  useOneVisit(isNew);
  return (
    <div className="page-width ticket-order">
      {account && (
        <Crumbs crumbs={[{ label: t('title'), to: purchasedTicketsPath() }, { label: event.title }]} />
      )}
      <div className="split">
        <div className="ticket-order-main">
          {actionData?.intent === confirmPaymentIntent && (
            <Alert tone="danger" title={bank('failed')} isNews of={actionData} />
          )}
          <OrderState page={page} />
          <EventNotice event={event} />
          <div>
            <h1 className="display">
              <TextLink to={eventPath(event.id)}>{event.title}</TextLink>
            </h1>
            <EventWhenWhere event={event} />
          </div>
          <JustSent outcome={outcomeFor(actionData, sendIntent)} />
          <TicketList order={order} codes={page.codes} outcome={actionData} />
          <DeliveryProblem order={order} objection={page.objection} outcome={actionData} />
          <TransferTickets order={order} outcome={outcomeFor(actionData, sendIntent)} />
          <CancelTickets order={order} refund={page.refund} outcome={outcomeFor(actionData, cancelIntent)} />
          <PoolTickets order={order} outcome={actionData} />
          <ReturnTickets order={order} outcome={outcomeFor(actionData, returnIntent)} />
          <OrderDetails order={order} />
        </div>
        <aside className="trip-aside">
          <TicketSummary of={order} seatMap={seatMap} hasLines={false} isBought />
          <section className="panel">
            <h2 className="title-3">{t('receipt')}</h2>
            <TicketLines of={order} />
          </section>
          <AlsoOrdered items={page.alsoOrdered} />
          {page.staysPath && (
            <section className="panel">
              <h2 className="title-3">{t('stays.title')}</h2>
              <p className="text-muted">{t('stays.text', { count: order.quantity })}</p>
              <TextLink to={page.staysPath}>{t('stays.open', { venue: event.venue.name })}</TextLink>
            </section>
          )}
        </aside>
      </div>
    </div>
  );
};

export default OrderRoute;

type Order = Route.ComponentProps['loaderData']['page']['order'];

/** The event is not as it was when the tickets were bought. */
const EventNotice = ({ event }: Pick<Order, 'event'>) => {
  const t = useTranslations('ticketOrder.states');
  const formatEventTime = useFormatEventTime();
  if (event.status === 'CANCELED') return <Alert tone="danger" title={t('eventCanceled')} />;
  if (event.status !== 'MOVED') return null;
  return (
    <Alert tone="warning" title={t('eventMoved', { at: formatEventTime(event) })}>
      {t('eventMovedText')}
    </Alert>
  );
};

/** Loading the page again shows no confirmation. */
const useOneVisit = (isNew: boolean) => {
  useEffect(() => {
    if (!isNew) return;
    const address = new URL(window.location.href);
    address.searchParams.delete('bought');
    window.history.replaceState(window.history.state, '', address);
  }, [isNew]);
};
