import { contactPath, undoEmailPath } from '@golark/contract/paths';
import { ActionForm } from '../../platform/page/action-form.tsx';
import { orNetworkIssue } from '../../platform/page/network-issue.ts';
import { secretHeaders } from '../../platform/page/page-headers.ts';
import { readForm, readPage } from '../../platform/page/page-request.ts';
import { useTranslations } from '../../platform/translations.ts';
import { useCleanAddress } from '../../platform/use-clean-address.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { secretMeta } from '../account-meta.ts';
import type { Route } from './+types/undo-email-page.ts';
import { EntryFrame } from './entry-frame.tsx';
import { submitUndo } from './submit-undo.server.ts';

export const handle = { messages: ['accounts', 'fields'], task: 'entry' };
export const headers = secretHeaders;

/** Undoes nothing: programs that scan emails open the links in them. */
export const loader = (args: Route.LoaderArgs) => {
  const { locale, url } = readPage(args);
  return { token: url.searchParams.get('token') ?? '', locale };
};

export const action = async (args: Route.ActionArgs) => submitUndo(await readForm(args));

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orNetworkIssue(serverAction());

export const meta: Route.MetaFunction = ({ loaderData }) => secretMeta('undoEmail', loaderData?.locale);

const UndoEmailPage = ({ loaderData, actionData }: Route.ComponentProps) => {
  const t = useTranslations('accounts.undoEmail');
  useCleanAddress();
  const answer = actionData && 'state' in actionData ? actionData : null;
  const token = answer?.token || loaderData.token;
  const state = answer?.state ?? (token === '' ? 'over' : 'ask');
  return (
    <EntryFrame title={t(`${state}.title`)} lead={t(`${state}.text`)}>
      {state === 'ask' ? (
        <ActionForm
          intent="undo"
          action={undoEmailPath()}
          outcome={actionData}
          submit={t('ask.submit')}
          variant="primary"
          size="large"
          isFull
        >
          <input type="hidden" name="token" value={token} />
        </ActionForm>
      ) : (
        <ButtonLink to={contactPath()} variant="primary" size="large" isFull>
          {t(`${state}.help`)}
        </ButtonLink>
      )}
    </EntryFrame>
  );
};

export default UndoEmailPage;
