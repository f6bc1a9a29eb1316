import { redirect } from 'react-router';
import { readHostPage } from '../partner/index.ts';
import { orNetworkIssue } from '../platform/page/network-issue.ts';
import { personalHeaders } from '../platform/page/page-headers.ts';
import { pageMeta } from '../platform/page/page-meta.ts';
import { pageNotFound } from '../platform/page/page-not-found.ts';
import { translatorOf, useTranslations } from '../platform/translations.ts';
import { Alert } from '../ui/alert.tsx';
import type { Route } from './+types/listing-step-page.ts';
import { LinksSection } from './links/links-section.tsx';
import { firstOpenStep, ListingSteps, listingSteps, stepPath } from './listing-steps.tsx';
import { loadLinks, loadOwnListing, loadPreview, mayEdit } from './load-own-listing.ts';
import { Review } from './review.tsx';
import { SectionForm } from './section-form.tsx';
import { outcomeOfSection, publishIntent, type SectionOutcome } from './section-outcome.ts';
import { runListingForm } from './section-request.ts';
import { stepForms } from './step-forms.server.ts';
import './own-listings.css';

export const handle = {
  messages: [
    'accessFacts',
    'fields',
    'ownListings',
    'listingLinks',
    'listingPrices',
    'listingRules',
    'onboarding',
    'stays',
    'map',
  ],
};
export const headers = personalHeaders;

export const loader = async (args: Route.LoaderArgs) => {
  const request = readHostPage(args);
  const { listingId, step } = args.params;
  const details = await loadOwnListing(request, listingId);
  if (step === undefined) throw redirect(stepPath(listingId, firstOpenStep(details)));
  if (step === 'photos') throw redirect(stepPath(listingId, step));
  const current = listingSteps.find((each) => each === step);
  if (!current) throw pageNotFound(request.url);
  const preview = current === 'price' ? await loadPreview(request, details) : null;
  const links = current === 'review' ? await loadLinks(request, listingId) : null;
  const hostId = request.host.propertyManagerId;
  return { current, details, preview, links, hostId, locale: request.locale, isAllowed: mayEdit(request) };
};

export const action = (args: Route.ActionArgs) =>
  runListingForm<SectionOutcome | undefined>(args, args.params.listingId, stepForms);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orNetworkIssue(serverAction());

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({ title: translatorOf(loaderData.locale, 'ownListings')('newTitle'), isIndexed: false })
    : [];

/** One section of a new listing, or what is missing and what guests will see. */
const ListingStepPage = ({ loaderData, actionData: outcome }: Route.ComponentProps) => {
  const t = useTranslations('ownListings');
  const { current, details, preview, links, hostId, isAllowed } = loaderData;
  return (
    <div className="listing-step">
      <ListingSteps current={current} details={details} />
      <h1 className="display">{t(`titles.${current}`)}</h1>
      {!isAllowed && <Alert title={t('notAllowed')} />}
      {current === 'review' ? (
        <Review
          details={details}
          hostId={hostId}
          isAllowed={isAllowed}
          outcome={outcome?.intent === publishIntent ? outcome : undefined}
        >
          {links && <LinksSection {...{ links, hostId, outcome }} />}
        </Review>
      ) : (
        isAllowed && (
          <SectionForm
            key={`${current} ${details.sections[current].version}`}
            {...{ details, preview, hostId }}
            section={current}
            outcome={outcomeOfSection(outcome, current)}
            submit={t('saveAndContinue')}
          />
        )
      )}
    </div>
  );
};

export default ListingStepPage;
