import { joinedPath } from '@golark/contract/join-paths';
import { confirmPaymentIntent } from '../payments/index.ts';
import { orNetworkIssue } from '../platform/page/network-issue.ts';
import { personalHeaders } from '../platform/page/page-headers.ts';
import { pageMeta } from '../platform/page/page-meta.ts';
import { readAccountForm, readAccountPage, runIntent } from '../platform/page/page-request.ts';
import { nextPathOf } from '../platform/page/same-origin.ts';
import { translatorOf, useTranslations } from '../platform/translations.ts';
import { Alert } from '../ui/alert.tsx';
import type { Route } from './+types/confirmation-page.ts';
import { readBankReturn } from './bank-return.ts';
import { Joined } from './joined.tsx';
import { loadConfirmation } from './load-confirmation.ts';
import { NotJoined } from './not-joined.tsx';
import { submitConfirmation } from './submit-confirmation.server.ts';
import './join.css';

export const handle = { messages: ['fields', 'joinMembership', 'payments'] };
export const headers = personalHeaders;

/** The page to return to and the code: from the address, or after the bank as they were stored before it. */
const boughtBy = ({ request, url }: { request: Request; url: URL }) => {
  const stored = readBankReturn(request, url.searchParams.get('order') ?? '');
  return url.searchParams.has('next') ? { ...stored, next: nextPathOf(url) } : stored;
};

export const loader = async (args: Route.LoaderArgs) => {
  const { account, api, locale, request, url } = readAccountPage(args);
  return {
    confirmation: await loadConfirmation(api, url),
    bought: boughtBy({ request, url }),
    email: account.email,
    hasReturned: url.searchParams.get('payment') === 'returned',
    orderId: url.searchParams.get('order') ?? '',
    locale,
  };
};

export const action = async (args: Route.ActionArgs) =>
  runIntent(await readAccountForm(args), {
    [confirmPaymentIntent]: (request) => submitConfirmation(request, boughtBy(request).next),
  });

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orNetworkIssue(serverAction());

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: translatorOf(loaderData.locale, 'joinMembership')('confirmation.headTitle'),
        isIndexed: false,
      })
    : [];

const ConfirmationPage = ({ loaderData, actionData }: Route.ComponentProps) => {
  const bank = useTranslations('payments.bank');
  const { confirmation, bought, email, hasReturned, orderId } = loaderData;
  return (
    <div className="page-width py-10">
      <div className="max-w-[640px]">
        {actionData && <Alert tone="danger" title={bank('failed')} isNews of={actionData} />}
        {confirmation.kind === 'joined' ? (
          <Joined data={confirmation} email={email} next={bought.next} />
        ) : (
          <NotJoined
            data={confirmation}
            bought={bought}
            path={joinedPath(orderId, bought.next)}
            hasReturned={hasReturned}
          />
        )}
      </div>
    </div>
  );
};

export default ConfirmationPage;
