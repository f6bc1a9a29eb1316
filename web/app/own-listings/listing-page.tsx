import { listingSections } from '@golark/contract/own-listings/rules';
import { readHostPage } from '../partner/index.ts';
import { orNetworkIssue } from '../platform/page/network-issue.ts';
import { personalHeaders } from '../platform/page/page-headers.ts';
import { pageMeta } from '../platform/page/page-meta.ts';
import { translatorOf, useTranslations } from '../platform/translations.ts';
import { Alert } from '../ui/alert.tsx';
import type { Route } from './+types/listing-page.ts';
import { listingForms } from './listing-forms.server.ts';
import { ListingHead } from './listing-head.tsx';
import {
  loadArrival,
  loadLinks,
  loadOwnListing,
  loadPictures,
  loadPreview,
  loadStayRules,
  mayEdit,
} from './load-own-listing.ts';
import { OtherSections } from './other-sections.tsx';
import { PicturesPanel } from './pictures-panel.tsx';
import { SectionForm } from './section-form.tsx';
import { useSectionHint } from './section-hint.ts';
import { outcomeOfSection, type SectionOutcome } from './section-outcome.ts';
import { runListingForm } from './section-request.ts';
import { SectionSummary } from './section-summary.tsx';
import { useNamedSection } from './use-named-section.ts';
import './own-listings.css';

export const handle = {
  messages: [
    'accessFacts',
    'fields',
    'ownListings',
    'listingCopies',
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
  const { listingId } = args.params;
  const [details, arrival, stayRules, links, pictures] = await Promise.all([
    loadOwnListing(request, listingId),
    loadArrival(request, listingId),
    loadStayRules(request, listingId),
    loadLinks(request, listingId),
    loadPictures(request, listingId),
  ]);
  const preview = await loadPreview(request, details);
  const hostId = request.host.propertyManagerId;
  const shown = { details, arrival, stayRules, links, pictures, preview };
  return { ...shown, hostId, locale: request.locale, isAllowed: mayEdit(request) };
};

export const action = (args: Route.ActionArgs) =>
  runListingForm<SectionOutcome | undefined>(args, args.params.listingId, listingForms);

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
  const { details, arrival, stayRules, links, pictures, preview, hostId, isAllowed } = loaderData;
  const hint = useSectionHint();
  const named = useNamedSection();
  const { listing, sections } = details;
  return (
    <div className="listing-step">
      <ListingHead {...{ listing, hostId, isAllowed, outcome }} />
      {!isAllowed && <Alert title={t('notAllowed')} />}
      <PicturesPanel listing={listing} isAllowed={isAllowed} />
      {listingSections.map((section) => {
        const own = outcomeOfSection(outcome, section);
        const { values, version } = sections[section];
        return (
          <details
            key={section}
            id={section}
            className="panel listing-section"
            open={own !== undefined || named === section}
          >
            <summary>
              <h2 className="title-3">{t(`titles.${section}`)}</h2>
              {values && <span className="small text-muted">{hint(section, values)}</span>}
            </summary>
            {own?.isDone && <Alert tone="success" title={t('saved')} isNews />}
            {isAllowed ? (
              <SectionForm
                key={version}
                {...{ details, section, preview, hostId, pictures }}
                hasStayRules
                outcome={own}
                submit={t('save')}
              />
            ) : (
              values && <SectionSummary section={section} values={values} />
            )}
          </details>
        );
      })}
      <OtherSections {...{ details, arrival, stayRules, links, hostId, outcome }} />
    </div>
  );
};

export default ListingPage;
