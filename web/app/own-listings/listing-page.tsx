import { type ListingSection, listingSections } from '@golark/contract/own-listings/rules';
import { ownListingsPath } from '@golark/contract/partner-paths';
import { stayPath } from '@golark/contract/paths';
import { readHostPage } from '../partner/index.ts';
import { orNetworkIssue } from '../platform/page/network-issue.ts';
import { personalHeaders } from '../platform/page/page-headers.ts';
import { pageMeta } from '../platform/page/page-meta.ts';
import { rejected } from '../platform/page/submit-form.server.ts';
import { translatorOf, useTranslations } from '../platform/translations.ts';
import { Alert } from '../ui/alert.tsx';
import { TextLink } from '../ui/link.tsx';
import type { Route } from './+types/listing-page.ts';
import { ListingStatusBadge } from './listing-status-badge.tsx';
import { loadOwnListing, loadPreview, mayEdit } from './load-own-listing.ts';
import { submitSection } from './save-section.server.ts';
import { SectionForm } from './section-form.tsx';
import { outcomeOfSection, type SectionOutcome, saveIntent } from './section-outcome.ts';
import { runListingForm, type SectionRequest } from './section-request.ts';
import { SectionSummary } from './section-summary.tsx';
import './own-listings.css';

export const handle = { messages: ['fields', 'ownListings', 'onboarding', 'stays', 'map'] };
export const headers = personalHeaders;

export const loader = async (args: Route.LoaderArgs) => {
  const request = readHostPage(args);
  const details = await loadOwnListing(request, args.params.listingId);
  const preview = await loadPreview(request, details);
  const hostId = request.host.propertyManagerId;
  return { details, preview, hostId, locale: request.locale, isAllowed: mayEdit(request) };
};

const save = (section: ListingSection) => async (request: SectionRequest) => {
  const outcome = await submitSection(request, section);
  return outcome.isDone ? outcome : rejected(outcome);
};

const intents = Object.fromEntries(listingSections.map((section) => [saveIntent(section), save(section)]));

export const action = (args: Route.ActionArgs) =>
  runListingForm<SectionOutcome | undefined>(args, args.params.listingId, intents);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orNetworkIssue(serverAction());

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: loaderData.details.listing.title ?? translatorOf(loaderData.locale, 'ownListings')('untitled'),
        isIndexed: false,
      })
    : [];

/** Every section of a listing, each with a form that is saved by itself. */
const ListingPage = ({ loaderData, actionData: outcome }: Route.ComponentProps) => {
  const t = useTranslations('ownListings');
  const { details, preview, hostId, isAllowed } = loaderData;
  const { listing, sections } = details;
  return (
    <div className="listing-step">
      <TextLink to={ownListingsPath()}>{t('headTitle')}</TextLink>
      <ListingStatusBadge status={listing.status} />
      <h1 className="display">{listing.title ?? t('untitled')}</h1>
      {listing.status === 'published' && <TextLink to={stayPath(listing.id)}>{t('view')}</TextLink>}
      {!isAllowed && <Alert title={t('notAllowed')} />}
      {listingSections.map((section) => {
        const own = outcomeOfSection(outcome, section);
        const { values, version } = sections[section];
        return (
          <details key={section} className="panel listing-section" open={own !== undefined}>
            <summary>
              <h2 className="title-3">{t(`titles.${section}`)}</h2>
            </summary>
            {own?.isDone && <Alert tone="success" title={t('saved')} isNews />}
            {isAllowed ? (
              <SectionForm
                key={version}
                {...{ details, section, preview, hostId }}
                outcome={own}
                submit={t('save')}
              />
            ) : (
              values && <SectionSummary section={section} values={values} />
            )}
          </details>
        );
      })}
    </div>
  );
};

export default ListingPage;
