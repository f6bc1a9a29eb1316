import { eventPath, ticketOrderPath } from '@golark/contract/event-paths';
import { orNetworkIssue } from '../../platform/page/network-issue.ts';
import { personalHeaders } from '../../platform/page/page-headers.ts';
import { pageMeta } from '../../platform/page/page-meta.ts';
import { readForm, readPage, runIntent } from '../../platform/page/page-request.ts';
import { useAccount } from '../../platform/root-data.ts';
import { translatorOf, useTranslations } from '../../platform/translations.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { TicketIcon } from '../../ui/icon.tsx';
import { EmptyState } from '../../ui/state-panel.tsx';
import type { Route } from './+types/checkout-page.ts';
import { loadCheckout } from './load-checkout.ts';
import { ticketHandlers } from './submit-tickets.server.ts';
import { TicketCheckout } from './ticket-checkout.tsx';
import '../../payments/checkout.css';
import './ticket-checkout.css';
import './ticket-summary.css';
import '../event/seat-map/seat-map.css';

export const handle = {
  messages: ['fields', 'payments', 'ticketCheckout', 'ticketParts'],
  task: 'checkout',
};
export const headers = personalHeaders;

export const loader = async (args: Route.LoaderArgs) => {
  const request = readPage(args);
  const { locale } = request;
  const { eventId } = args.params;
  return {
    page: await loadCheckout(request, eventId),
    locale,
    phoneTitle: translatorOf(locale, 'ticketCheckout')('title'),
    backTo: eventPath(eventId),
  };
};

export const action = async (args: Route.ActionArgs) =>
  runIntent(await readForm(args), ticketHandlers(args.params.eventId));

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orNetworkIssue(serverAction());

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({ title: translatorOf(loaderData.locale, 'ticketCheckout')('headTitle'), isIndexed: false })
    : [];

const CheckoutPage = ({ loaderData, actionData }: Route.ComponentProps) => {
  const { page } = loaderData;
  if (page.hold.status === 'SOLD') return <Bought orderId={page.hold.orderId} />;
  return <TicketCheckout page={page} outcome={actionData} />;
};

export default CheckoutPage;

/** These seats are paid; a buyer without an account has the link to the order in an email. */
const Bought = ({ orderId }: { orderId: string | null }) => {
  const t = useTranslations('ticketCheckout.bought');
  const account = useAccount();
  return (
    <div className="page-width py-10">
      <h1 className="sr-only">{t('title')}</h1>
      <EmptyState
        icon={TicketIcon}
        title={t('title')}
        text={t(account ? 'text' : 'guestText')}
        action={
          account && orderId ? (
            <ButtonLink to={ticketOrderPath(orderId)} variant="primary">
              {t('open')}
            </ButtonLink>
          ) : undefined
        }
      />
    </div>
  );
};
