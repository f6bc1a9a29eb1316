import { sellTicketsPath } from '@golark/contract/paths';
import { listOwnTicketListings, listTicketSales } from '@golark/contract/selling/calls';
import { payoutDelayDays } from '@golark/contract/selling/rules';
import type { Sale, SellerListing } from '@golark/contract/selling/schemas';
import { soldTicketsPath, ticketListingsPath } from '@golark/contract/selling-paths';
import { callApi } from '../../platform/api-client.ts';
import { personalHeaders } from '../../platform/page/page-headers.ts';
import { pageMeta } from '../../platform/page/page-meta.ts';
import { readAccountPage } from '../../platform/page/page-request.ts';
import { translatorOf, useTranslations } from '../../platform/translations.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { FailedPart } from '../../ui/failed-part.tsx';
import { TagIcon } from '../../ui/icon.tsx';
import { TextLink } from '../../ui/link.tsx';
import { useMoney } from '../../ui/numbers.ts';
import { EmptyState } from '../../ui/state-panel.tsx';
import type { Route } from './+types/seller-page.ts';
import { DueSale } from './due-sale.tsx';
import { ListingCard } from './listing-card.tsx';
import { SellerHead } from './seller-tabs.tsx';
import './seller.css';

export const handle = { messages: ['eventCards', 'sell', 'seller', 'ticketParts'] };
export const headers = personalHeaders;

const shownListings = 3;

/** One part may fail: the other is shown all the same. */
export const loader = async (args: Route.LoaderArgs) => {
  const { api, locale } = readAccountPage(args);
  const [sales, listings] = await Promise.all([
    callApi(api, listTicketSales, { query: { pageNumber: 1 } }),
    callApi(api, listOwnTicketListings, { query: { status: 'active', pageNumber: 1 } }),
  ]);
  return {
    sales: sales.ok ? sales.data : null,
    listings: listings.ok ? listings.data : null,
    locale,
  };
};

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({ title: translatorOf(loaderData.locale, 'seller')('headTitle'), isIndexed: false })
    : [];

const SellerPage = ({ loaderData }: Route.ComponentProps) => {
  const t = useTranslations('seller');
  const { sales, listings } = loaderData;
  const listed = Object.values(listings?.counts ?? {}).reduce((sum, count) => sum + count, 0);
  const isNew = sales?.edges.length === 0 && listed === 0;
  return (
    <>
      <SellerHead title={t('title')} />
      {isNew ? (
        <EmptyState
          icon={TagIcon}
          title={t('overview.none')}
          text={t('overview.noneText')}
          action={
            <ButtonLink to={sellTicketsPath()} variant="primary">
              {t('sell')}
            </ButtonLink>
          }
        />
      ) : (
        <div className="seller-overview">
          {sales ? <Due sales={sales.edges.map(({ node }) => node)} /> : <FailedPart />}
          {sales && <SellerMoney held={sales.held.amount} paid={sales.paid.amount} />}
          {listings ? <Active listings={listings.edges.map(({ node }) => node)} /> : <FailedPart />}
        </div>
      )}
    </>
  );
};

export default SellerPage;

/** The sales that wait for their seller, the nearest deadline first. */
const Due = ({ sales }: { sales: readonly Sale[] }) => {
  const t = useTranslations('seller.overview');
  const due = sales.filter(({ state, payoutState }) => state === 'DUE' || payoutState === 'STOPPED');
  return (
    <section aria-labelledby="seller-due">
      <div className="seller-section-head">
        <h2 className="title-2" id="seller-due">
          {t('due')}
        </h2>
        <TextLink to={soldTicketsPath()}>{t('allSales')}</TextLink>
      </div>
      {due.length === 0 ? (
        <p>
          <b>{t('nothingDue')}</b> <span className="text-muted">{t('nothingDueText')}</span>
        </p>
      ) : (
        <>
          <p className="text-muted mb-4">{t('dueAll', { count: due.length })}</p>
          <ul className="seller-list">
            {due.map((sale) => (
              <li key={sale.orderId}>
                <DueSale sale={sale} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
};

const SellerMoney = ({ held, paid }: { held: number; paid: number }) => {
  const t = useTranslations('seller.overview');
  const money = useMoney();
  return (
    <section aria-labelledby="seller-money">
      <h2 className="title-2 mb-4" id="seller-money">
        {t('money')}
      </h2>
      <dl className="seller-money figures">
        <div>
          <dt>{t('held')}</dt>
          <dd>{money(held, 'cents')}</dd>
          <dd className="small text-muted">{t('heldText', { days: payoutDelayDays })}</dd>
        </div>
        <div>
          <dt>{t('paid')}</dt>
          <dd>{money(paid, 'cents')}</dd>
        </div>
      </dl>
    </section>
  );
};

const Active = ({ listings }: { listings: readonly SellerListing[] }) => {
  const t = useTranslations('seller.overview');
  return (
    <section aria-labelledby="seller-active">
      <div className="seller-section-head">
        <h2 className="title-2" id="seller-active">
          {t('active')}
        </h2>
        <TextLink to={ticketListingsPath()}>{t('all')}</TextLink>
      </div>
      {listings.length === 0 ? (
        <p className="text-muted">{t('noneActive')}</p>
      ) : (
        <ul className="seller-list">
          {listings.slice(0, shownListings).map((listing) => (
            <li key={listing.id}>
              <ListingCard listing={listing} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
