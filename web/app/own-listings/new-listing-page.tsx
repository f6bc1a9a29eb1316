import { newListingPath } from '@golark/contract/partner-paths';
import { readHostPage } from '../partner/index.ts';
import { ActionForm } from '../platform/page/action-form.tsx';
import { orNetworkIssue } from '../platform/page/network-issue.ts';
import { personalHeaders } from '../platform/page/page-headers.ts';
import { pageMeta } from '../platform/page/page-meta.ts';
import { translatorOf, useTranslations } from '../platform/translations.ts';
import { Alert } from '../ui/alert.tsx';
import type { Route } from './+types/new-listing-page.ts';
import { submitDraft } from './create-draft.server.ts';
import { ListingSteps } from './listing-steps.tsx';
import { mayEdit } from './load-own-listing.ts';
import { PlaceFields } from './place-fields.tsx';
import { randomId } from './random-id.ts';
import { createIntent, type SectionOutcome } from './section-outcome.ts';
import { runListingForm } from './section-request.ts';
import './own-listings.css';

export const handle = { messages: ['fields', 'ownListings', 'onboarding', 'stays', 'map'] };
export const headers = personalHeaders;

export const loader = (args: Route.LoaderArgs) => {
  const request = readHostPage(args);
  return {
    id: randomId(),
    hostId: request.host.propertyManagerId,
    locale: request.locale,
    isAllowed: mayEdit(request),
  };
};

export const action = (args: Route.ActionArgs) =>
  runListingForm<SectionOutcome | undefined>(args, '', { [createIntent]: submitDraft });

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orNetworkIssue(serverAction());

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({ title: translatorOf(loaderData.locale, 'ownListings')('newTitle'), isIndexed: false })
    : [];

/** The first step of a listing: what it is and where. The form has the id of the listing, so that pressing twice makes one. */
const NewListingPage = ({ loaderData, actionData }: Route.ComponentProps) => {
  const t = useTranslations('ownListings');
  const outcome = actionData as SectionOutcome | undefined;
  const id = outcome?.values['id'] || loaderData.id;
  return (
    <div className="listing-step">
      <ListingSteps current="place" details={null} />
      <h1 className="display">{t('newTitle')}</h1>
      <p className="text-muted">{t('newLead')}</p>
      {loaderData.isAllowed ? (
        <ActionForm
          intent={createIntent}
          outcome={outcome}
          submit={t('saveAndContinue')}
          variant="primary"
          size="large"
          action={newListingPath()}
        >
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="host" value={loaderData.hostId} />
          <PlaceFields
            fields={outcome?.values ?? {}}
            errors={outcome?.errors ?? {}}
            places={outcome?.places}
            hasPin={false}
          />
        </ActionForm>
      ) : (
        <Alert title={t('notAllowed')} />
      )}
    </div>
  );
};

export default NewListingPage;
