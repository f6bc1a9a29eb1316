import { tripPath } from '@golark/contract/paths';
import { getInvoices } from '@golark/contract/receipts/calls';
import { callApi, dataOrThrow } from '../platform/api-client.ts';
import { orNetworkIssue } from '../platform/page/network-issue.ts';
import { OutcomeToast } from '../platform/page/outcome-toast.tsx';
import { personalHeaders } from '../platform/page/page-headers.ts';
import { pageMeta } from '../platform/page/page-meta.ts';
import { assertPageId } from '../platform/page/page-not-found.ts';
import { readAccountForm, readAccountPage, runIntent } from '../platform/page/page-request.ts';
import { translatorOf, useTranslations } from '../platform/translations.ts';
import { PageLink } from '../ui/link.tsx';
import type { Route } from './+types/invoice-page.ts';
import { InvoiceForm } from './invoice-form.tsx';
import { invoiceIntent } from './invoice-intent.ts';
import { InvoiceList } from './invoice-list.tsx';
import { loadTrip } from './load-trips.ts';
import { submitInvoice } from './submit-invoice.server.ts';
import './invoices.css';

export const handle = { messages: ['fields', 'invoices'] };
export const headers = personalHeaders;

export const loader = async (args: Route.LoaderArgs) => {
  const { api, locale, url } = readAccountPage(args);
  assertPageId(args.params.bookingId, url);
  const { id, orderId, property } = await loadTrip(api, args.params.bookingId);
  const documents = dataOrThrow(await callApi(api, getInvoices, { params: { orderId } }));
  return { bookingId: id, title: property.title, documents, locale };
};

export const action = async (args: Route.ActionArgs) =>
  runIntent(await readAccountForm(args), {
    [invoiceIntent]: (request) => submitInvoice(request, args.params.bookingId),
  });

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orNetworkIssue(serverAction());

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: translatorOf(loaderData.locale, 'invoices')('headTitle', { title: loaderData.title }),
        isIndexed: false,
      })
    : [];

/** The business invoice of a trip: the form that issues it, then the files. */
const InvoicePage = ({ loaderData, actionData }: Route.ComponentProps) => {
  const t = useTranslations('invoices');
  const { bookingId, title, documents } = loaderData;
  const { details, invoices } = documents;
  return (
    <div className="page-width invoice-page">
      <p>
        <PageLink className="link" to={tripPath(bookingId)}>
          {t('back')}
        </PageLink>
      </p>
      <h1 className="display">{t('title')}</h1>
      <p className="text-muted">{t('lead', { title })}</p>
      <OutcomeToast outcome={actionData} text={t('done')} />
      {invoices.length > 0 ? (
        <InvoiceList invoices={invoices} />
      ) : (
        <InvoiceForm details={details} outcome={actionData} />
      )}
    </div>
  );
};

export default InvoicePage;
