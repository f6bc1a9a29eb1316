import { supportContact } from '@golark/contract/brand';
import { fullNameOf } from '@golark/contract/names/rules';
import { contactPath, homePath } from '@golark/contract/paths';
import { contactUs } from '@golark/contract/support/calls';
import { ActionForm } from '../platform/page/action-form.tsx';
import { describePage } from '../platform/page/describe-page.server.ts';
import type { FormOutcome } from '../platform/page/form-outcome.ts';
import { orNetworkIssue } from '../platform/page/network-issue.ts';
import { personalHeaders } from '../platform/page/page-headers.ts';
import { pageMeta } from '../platform/page/page-meta.ts';
import { readForm, readPage } from '../platform/page/page-request.ts';
import { translatorOf, useLocale, useTranslations } from '../platform/translations.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { CheckIcon, Icon, MailIcon, PhoneIcon } from '../ui/icon.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { Route } from './+types/contact-page.ts';
import { submitMessage } from './submit-message.server.ts';
import './contact.css';

export const handle = { messages: ['fields', 'support'] };

/** The form is filled in with the account's name and email, so caches must not store the page. */
export const headers = personalHeaders;

/** The subjects that links on other pages fill in. */
const topics = ['golf', 'host'] as const;

export const loader = (args: Route.LoaderArgs) => {
  const { account, locale, url } = readPage(args);
  describePage(args, { path: contactPath() });
  return {
    known: account ? { name: fullNameOf(account), email: account.email } : { name: '', email: '' },
    topic: topics.find((topic) => topic === url.searchParams.get('subject')) ?? null,
    locale,
  };
};

export const action = async (args: Route.ActionArgs) => submitMessage(await readForm(args));

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orNetworkIssue(serverAction());

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? pageMeta({ title: translatorOf(loaderData.locale, 'support')('headTitle') }) : [];

const ContactPage = ({ loaderData, actionData }: Route.ComponentProps) => {
  const t = useTranslations('support');
  return (
    <div className="page-width contact">
      <div className="contact-main">
        {actionData?.isDone ? (
          <Thanks email={actionData.values['email'] ?? ''} />
        ) : (
          <>
            <div>
              <h1 className="display">{t('title')}</h1>
              <p className="text-muted mt-2">{t('lead')}</p>
            </div>
            <ContactForm {...loaderData} outcome={actionData} />
          </>
        )}
      </div>
      <OtherWays />
    </div>
  );
};

export default ContactPage;

type ContactFormProps = {
  known: { name: string; email: string };
  topic: (typeof topics)[number] | null;
  outcome: FormOutcome | undefined;
};

const ContactForm = ({ known, topic, outcome }: ContactFormProps) => {
  const t = useTranslations('support');
  const { errors, values } = outcome ?? {};
  return (
    <ActionForm intent={contactUs.name} outcome={outcome} submit={t('submit')} variant="primary" size="large">
      <div className="field-pair" data-stack="">
        <TextField
          label={t('name')}
          name="name"
          autoComplete="name"
          defaultValue={values?.['name'] ?? known.name}
          error={errors?.['name']}
        />
        <TextField
          label={t('email')}
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={values?.['email'] ?? known.email}
          error={errors?.['email']}
        />
      </div>
      <TextField
        label={t('subject')}
        name="subject"
        maxLength={200}
        defaultValue={values?.['subject'] ?? (topic ? t(`topics.${topic}`) : '')}
        error={errors?.['subject']}
      />
      <TextArea
        label={t('message')}
        name="message"
        rows={7}
        maxLength={5000}
        help={t('messageHelp')}
        defaultValue={values?.['message'] ?? ''}
        error={errors?.['message']}
      />
    </ActionForm>
  );
};

const Thanks = ({ email }: { email: string }) => {
  const t = useTranslations('support');
  return (
    <div className="contact-thanks" role="status">
      <span className="state-mark">
        <Icon of={CheckIcon} size={32} />
      </span>
      <h1 className="display">{t('thanks')}</h1>
      <p className="text-muted">{t('thanksText', { email })}</p>
      <ButtonLink to={homePath()}>{t('home')}</ButtonLink>
    </div>
  );
};

const OtherWays = () => {
  const t = useTranslations('support');
  const locale = useLocale();
  return (
    <aside className="panel contact-aside">
      <h2 className="title-3">{t('ways')}</h2>
      {supportContact && (
        <p className="contact-way">
          <Icon of={PhoneIcon} />
          <span>
            <a className="text-link" href={supportContact.phone.href}>
              {supportContact.phone.shown}
            </a>
            <span className="small text-muted">{t('hours', { hours: supportContact.hours[locale] })}</span>
          </span>
        </p>
      )}
      <p className="contact-way">
        <Icon of={MailIcon} />
        <span className="small text-muted">{t('code')}</span>
      </p>
    </aside>
  );
};
