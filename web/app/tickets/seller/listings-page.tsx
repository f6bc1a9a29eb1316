import { sellTicketsPath } from '@golark/contract/paths';
import { listOwnTicketListings } from '@golark/contract/selling/calls';
import { type SellingTab, sellingTabs } from '@golark/contract/selling/rules';
import type { SellerListing } from '@golark/contract/selling/schemas';
import { editTicketListingPath, ticketListingsPath } from '@golark/contract/selling-paths';
import { callApi, dataOrThrow } from '../../platform/api-client.ts';
import { orNetworkIssue } from '../../platform/page/network-issue.ts';
import { OutcomeToast } from '../../platform/page/outcome-toast.tsx';
import { personalHeaders } from '../../platform/page/page-headers.ts';
import { pageMeta } from '../../platform/page/page-meta.ts';
import { readAccountForm, readAccountPage, runIntent } from '../../platform/page/page-request.ts';
import { translatorOf, useTranslations } from '../../platform/translations.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { TagIcon } from '../../ui/icon.tsx';
import { Pages } from '../../ui/pages.tsx';
import { EmptyState } from '../../ui/state-panel.tsx';
import { TabLinks } from '../../ui/tabs.tsx';
import { usePlaceLine } from '../parts/use-place-text.ts';
import type { Route } from './+types/listings-page.ts';
import { ListingActions } from './listing-actions.tsx';
import { ListingCard } from './listing-card.tsx';
import { doneIntents } from './listing-intents.ts';
import { pageNumberOf, pageQuery } from './page-number.ts';
import { readSellingTab } from './read-selling-tab.ts';
import { SellerHead } from './seller-tabs.tsx';
import { statusHandlers } from './submit-listing-status.server.ts';
import './seller.css';

export const handle = { messages: ['eventCards', 'fields', 'sell', 'seller', 'ticketParts'] };
export const headers = personalHeaders;

export const loader = async (args: Route.LoaderArgs) => {
  const { api, locale, url } = readAccountPage(args);
  const status = readSellingTab(args.params.status, url);
  const query = { status, pageNumber: pageNumberOf(url) };
  const found = dataOrThrow(await callApi(api, listOwnTicketListings, { query }));
  const { pageInfo, counts } = found;
  return { listings: found.edges.map(({ node }) => node), pageInfo, counts, status, locale };
};

export const action = async (args: Route.ActionArgs) =>
  runIntent(await readAccountForm(args), statusHandlers);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orNetworkIssue(serverAction());

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({ title: translatorOf(loaderData.locale, 'seller')('listings.headTitle'), isIndexed: false })
    : [];

const ListingsPage = ({ loaderData, actionData }: Route.ComponentProps) => {
  const t = useTranslations('seller.listings');
  const { listings, pageInfo, counts, status } = loaderData;
  const done = doneIntents.find((intent) => intent === actionData?.intent);
  return (
    <>
      <SellerHead title={t('title')} />
      {done && <OutcomeToast outcome={actionData} text={t(`done.${done}`)} />}
      <TabLinks
        label={t('title')}
        className="seller-statuses"
        tabs={sellingTabs.map((tab) => ({
          to: ticketListingsPath(tab),
          title: t(`tabs.${tab}`),
          count: counts[tab] ?? 0,
        }))}
      />
      {listings.length === 0 ? (
        <NoListings status={status} />
      ) : (
        <>
          <h2 className="sr-only">{t('heading')}</h2>
          <ul className="seller-list">
            {listings.map((listing) => (
              <li key={listing.id}>
                <ListingCard listing={listing}>
                  {status !== 'expired' && (
                    <>
                      <EditLink listing={listing} />
                      <ListingActions listing={listing} outcome={actionData} />
                    </>
                  )}
                </ListingCard>
              </li>
            ))}
          </ul>
        </>
      )}
      <Pages
        current={pageInfo.pageNumber}
        count={pageInfo.totalPages}
        hrefOf={(page) => ticketListingsPath(status, pageQuery(page))}
      />
    </>
  );
};

export default ListingsPage;

const NoListings = ({ status }: { status: SellingTab }) => {
  const t = useTranslations('seller');
  return (
    <EmptyState
      icon={TagIcon}
      title={t(`listings.none.${status}`)}
      text={t(`listings.noneText.${status}`)}
      action={<ButtonLink to={sellTicketsPath()}>{t('sell')}</ButtonLink>}
    />
  );
};

const EditLink = ({ listing: { id, event, place, remainingCount } }: { listing: SellerListing }) => {
  const t = useTranslations('seller.listings');
  const placeLine = usePlaceLine();
  const words = { title: event.title, place: placeLine(place, remainingCount) };
  return (
    <ButtonLink to={editTicketListingPath(id)} size="small" aria-label={t('editOf', words)}>
      {t('edit')}
    </ButtonLink>
  );
};
