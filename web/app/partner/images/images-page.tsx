import { mayAsPartner } from '@golark/contract/access/rules';
import { listListingPictures, listPicturedListings } from '@golark/contract/listing-pictures/calls';
import { listingImagesPath } from '@golark/contract/partner-paths';
import { redirect } from 'react-router';
import { callApi, dataOrNull, dataOrThrow } from '../../platform/api-client.ts';
import { textOf } from '../../platform/page/form-values.ts';
import { orNetworkIssue } from '../../platform/page/network-issue.ts';
import { personalHeaders } from '../../platform/page/page-headers.ts';
import { pageMeta } from '../../platform/page/page-meta.ts';
import { pageNotFound } from '../../platform/page/page-not-found.ts';
import { readAccountForm, runIntent } from '../../platform/page/page-request.ts';
import { translatorOf, useTranslations } from '../../platform/translations.ts';
import { Alert } from '../../ui/alert.tsx';
import { actingAs, type HostRequest, readHostPage } from '../read-host-page.ts';
import type { Route } from './+types/images-page.ts';
import { ListingChooser } from './listing-chooser.tsx';
import { PictureEditor } from './picture-editor.tsx';
import { submitImages } from './submit-images.server.ts';
import './images.css';

export const handle = { messages: ['fields', 'images'] };
export const headers = personalHeaders;

const loadChoice = async ({ api, host }: HostRequest) => {
  const found = await callApi(api, listPicturedListings, { headers: actingAs(host) });
  const { listings } = dataOrThrow(found);
  const [only] = listings;
  // there is nothing to choose
  if (only && listings.length === 1) throw redirect(listingImagesPath(only.listingId));
  return listings;
};

export const loader = async (args: Route.LoaderArgs) => {
  const request = readHostPage(args);
  const { api, host, locale, url } = request;
  const shown = { host, locale, isTooLarge: url.searchParams.has('tooLarge'), choice: null, listing: null };
  if (!mayAsPartner(host.role, 'listings.write')) return shown;
  const listingId = url.searchParams.get('listing');
  if (!listingId) return { ...shown, choice: await loadChoice(request) };
  const found = await callApi(api, listListingPictures, { params: { listingId }, headers: actingAs(host) });
  const listing = dataOrNull(found);
  if (!listing) throw pageNotFound(url);
  return { ...shown, listing };
};

export const action = async (args: Route.ActionArgs) => {
  const request = await readAccountForm(args);
  const { host } = readHostPage(args, textOf(request.form, 'host'));
  const listingId = request.url.searchParams.get('listing') ?? '';
  return runIntent({ ...request, host, listingId }, submitImages);
};

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orNetworkIssue(serverAction());

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({ title: translatorOf(loaderData.locale, 'images')('headTitle'), isIndexed: false })
    : [];

/** The pictures of one listing of the host, or a choice of listings. */
const ImagesPage = ({ loaderData, actionData }: Route.ComponentProps) => {
  const t = useTranslations('images');
  const { choice, listing, host, isTooLarge } = loaderData;
  if (listing)
    return (
      <PictureEditor
        key={listing.listingId}
        listing={listing}
        host={host}
        outcome={actionData}
        isTooLarge={isTooLarge}
      />
    );
  return (
    <>
      <h1 className="display">{t('title')}</h1>
      {choice ? <ListingChooser listings={choice} /> : <Alert title={t('notAllowed')} />}
    </>
  );
};

export default ImagesPage;
