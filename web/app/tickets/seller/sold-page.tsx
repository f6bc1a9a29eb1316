import { sellTicketsPath } from '@golark/contract/paths';
import { listTicketSales } from '@golark/contract/selling/calls';
import { soldTicketsPath } from '@golark/contract/selling-paths';
import { callApi, dataOrThrow } from '../../platform/api-client.ts';
import { orNetworkIssue } from '../../platform/page/network-issue.ts';
import { OutcomeToast } from '../../platform/page/outcome-toast.tsx';
import { personalHeaders } from '../../platform/page/page-headers.ts';
import { pageMeta } from '../../platform/page/page-meta.ts';
import { readAccountForm, readAccountPage, runIntent } from '../../platform/page/page-request.ts';
import { translatorOf, useTranslations } from '../../platform/translations.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { TicketIcon } from '../../ui/icon.tsx';
import { Pages } from '../../ui/pages.tsx';
import { EmptyState } from '../../ui/state-panel.tsx';
import type { Route } from './+types/sold-page.ts';
import { answerIntent } from './deliver-intents.ts';
import { pageNumberOf, pageQuery } from './page-number.ts';
import { SaleCard } from './sale-card.tsx';
import { SellerHead } from './seller-tabs.tsx';
import { deliveryHandlers } from './submit-delivery.server.ts';
import '../../payments/checkout.css';
import './seller.css';

export const handle = { messages: ['eventCards', 'fields', 'sell', 'seller', 'ticketParts'] };
export const headers = personalHeaders;

export const loader = async (args: Route.LoaderArgs) => {
  const { api, locale, url } = readAccountPage(args);
  const query = { pageNumber: pageNumberOf(url) };
  const found = dataOrThrow(await callApi(api, listTicketSales, { query }));
  return { sales: found.edges.map(({ node }) => node), pageInfo: found.pageInfo, locale };
};

export const action = async (args: Route.ActionArgs) =>
  runIntent(await readAccountForm(args), deliveryHandlers);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orNetworkIssue(serverAction());

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({ title: translatorOf(loaderData.locale, 'seller')('sold.headTitle'), isIndexed: false })
    : [];

const SoldPage = ({ loaderData, actionData }: Route.ComponentProps) => {
  const t = useTranslations('seller');
  const { sales, pageInfo } = loaderData;
  return (
    <>
      <SellerHead title={t('sold.title')} />
      <OutcomeToast
        outcome={actionData}
        text={t(actionData?.intent === answerIntent ? 'sold.objection.done' : 'sold.done')}
      />
      {sales.length === 0 ? (
        <EmptyState
          icon={TicketIcon}
          title={t('sold.none')}
          text={t('sold.noneText')}
          action={<ButtonLink to={sellTicketsPath()}>{t('sell')}</ButtonLink>}
        />
      ) : (
        <>
          <h2 className="sr-only">{t('sold.heading')}</h2>
          <ul className="seller-list">
            {sales.map((sale, index) => (
              <li key={sale.orderId}>
                <SaleCard sale={sale} isFirst={index === 0} outcome={actionData} />
              </li>
            ))}
          </ul>
        </>
      )}
      <Pages
        current={pageInfo.pageNumber}
        count={pageInfo.totalPages}
        hrefOf={(page) => soldTicketsPath(pageQuery(page))}
      />
    </>
  );
};

export default SoldPage;
