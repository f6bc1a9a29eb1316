import { type SellingTab, sellingTabs } from '@golark/contract/selling/rules';
import type { SellerListing } from '@golark/contract/selling/schemas';
import { soldTicketsPath, ticketListingsPath } from '@golark/contract/selling-paths';
import { redirect } from 'react-router';
import { outcomeFor } from '../../platform/page/form-outcome.ts';
import { orNetworkIssue } from '../../platform/page/network-issue.ts';
import { OutcomeToast } from '../../platform/page/outcome-toast.tsx';
import { personalHeaders } from '../../platform/page/page-headers.ts';
import { pageMeta } from '../../platform/page/page-meta.ts';
import { readAccountForm, readAccountPage, runIntent } from '../../platform/page/page-request.ts';
import { translatorOf, useTranslations } from '../../platform/translations.ts';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Crumbs } from '../../ui/crumbs.tsx';
import { TextLink } from '../../ui/link.tsx';
import { usePlaceLine } from '../parts/use-place-text.ts';
import { SellEvent } from '../sell/sell-event.tsx';
import { submitListingFile } from '../sell/submit-upload.server.ts';
import { TicketFiles } from '../sell/ticket-files.tsx';
import { uploadIntent } from '../sell/upload-intent.ts';
import type { Route } from './+types/edit-listing-page.ts';
import { EditListingForm } from './edit-listing-form.tsx';
import { ListingActions } from './listing-actions.tsx';
import { activateIntent, pauseIntent, removeIntent, saveIntent } from './listing-intents.ts';
import { loadEditPage } from './load-edit.ts';
import { submitEdit } from './submit-edit.server.ts';
import { statusHandlers } from './submit-listing-status.server.ts';
import '../../payments/checkout.css';
import '../sell/sell.css';
import './seller.css';

export const handle = { messages: ['eventCards', 'fields', 'sell', 'seller', 'ticketParts'] };
export const headers = personalHeaders;

export const loader = async (args: Route.LoaderArgs) => {
  const request = readAccountPage(args);
  return { page: await loadEditPage(request, args.params.listingId), locale: request.locale };
};

export const action = async (args: Route.ActionArgs) => {
  const { listingId } = args.params;
  const outcome = await runIntent(await readAccountForm(args), {
    ...statusHandlers,
    [saveIntent]: (request) => submitEdit(request, listingId),
    [uploadIntent]: (request) => submitListingFile(request, listingId),
  });
  // its page is gone with it
  const isRemoved = 'intent' in outcome && outcome.intent === removeIntent && outcome.isDone;
  if (isRemoved) throw redirect(ticketListingsPath());
  return outcome;
};

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orNetworkIssue(serverAction());

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({ title: translatorOf(loaderData.locale, 'seller')('edit.headTitle'), isIndexed: false })
    : [];

const EditListingPage = ({ loaderData, actionData }: Route.ComponentProps) => {
  const t = useTranslations('seller');
  const { page } = loaderData;
  const { listing } = page;
  const saved = outcomeFor(actionData, saveIntent);
  const tab = sellingTabs.find((one): one is SellingTab => one === listing.status);
  const isOpen = tab !== undefined && tab !== 'expired';
  return (
    <div className="edit-listing">
      <Crumbs
        crumbs={[{ label: t('edit.back'), to: ticketListingsPath(tab) }, { label: listing.event.title }]}
      />
      <OutcomeToast outcome={saved} text={t('edit.saved')} />
      <OutcomeToast
        outcome={outcomeFor(actionData, pauseIntent, listing.id)}
        text={t('listings.done.pause')}
      />
      <OutcomeToast
        outcome={outcomeFor(actionData, activateIntent, listing.id)}
        text={t('listings.done.activate')}
      />
      <Head listing={listing} />
      {listing.heldCount > 0 && (
        <Alert title={t('edit.held', { count: listing.heldCount })}>{t('edit.heldText')}</Alert>
      )}
      {isOpen ? (
        <>
          <EditListingForm key={listing.updatedAt} page={page} outcome={saved} />
          {listing.delivery !== 'transfer' && (
            <section className="sell-section" aria-labelledby="edit-files">
              <h2 className="title-2" id="edit-files">
                {t('edit.files')}
              </h2>
              <TicketFiles listing={listing} outcome={outcomeFor(actionData, uploadIntent)} />
            </section>
          )}
          <section className="sell-section" aria-labelledby="edit-sale">
            <h2 className="title-2" id="edit-sale">
              {t('edit.onSale')}
            </h2>
            <div className="seller-card-actions">
              <ListingActions listing={listing} outcome={actionData} />
            </div>
          </section>
        </>
      ) : (
        <Closed status={listing.status} />
      )}
    </div>
  );
};

export default EditListingPage;

const Head = ({ listing }: { listing: SellerListing }) => {
  const t = useTranslations('seller');
  const placeLine = usePlaceLine();
  const { status, event, place, remainingCount, soldCount } = listing;
  return (
    <>
      <h1 className="display">{t('edit.title')}</h1>
      <SellEvent event={event} />
      <div>
        <p className="font-semibold">{placeLine(place, remainingCount)}</p>
        <p className="seller-badges">
          <Badge tone={status === 'active' ? 'success' : 'neutral'}>{t(`edit.status.${status}`)}</Badge>
          {soldCount > 0 && <Badge>{t('listings.soldCount', { count: soldCount })}</Badge>}
        </p>
      </div>
    </>
  );
};

const Closed = ({ status }: Pick<SellerListing, 'status'>) => {
  const t = useTranslations('seller.edit');
  const reason = status === 'sold' || status === 'removed' ? status : 'expired';
  return (
    <Alert
      title={t('closed')}
      action={status === 'sold' && <TextLink to={soldTicketsPath()}>{t('sales')}</TextLink>}
    >
      {t(`closedText.${reason}`)}
    </Alert>
  );
};
