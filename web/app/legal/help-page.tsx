import { contactPath } from '@golark/contract/paths';
import { pageMeta } from '../platform/page/page-meta.ts';
import { translatorOf, useTranslations } from '../platform/translations.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { ChevronDownIcon, Icon } from '../ui/icon.tsx';
import type { Route } from './+types/help-page.ts';
import { loadOrLeave } from './operator-page.ts';
import './legal.css';

export const handle = { messages: ['legal'] };

export const loader = (args: Route.LoaderArgs) => loadOrLeave('help', args);

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const t = translatorOf(loaderData.locale, 'legal');
  return pageMeta({ title: t('help.headTitle'), description: t('help.lead') });
};

const questions = {
  booking: ['price', 'account', 'instant', 'held'],
  changes: ['cancel', 'refund', 'when', 'dates'],
  payment: ['cards', 'declined', 'bank'],
  account: ['password', 'data', 'security'],
} as const;

type Group = keyof typeof questions;

const Questions = ({ group }: { group: Group }) => {
  const t = useTranslations('legal.help.groups');
  return (
    <section id={group}>
      <h2 className="title-2">{t(`${group}.title`)}</h2>
      <ul className="help-questions">
        {questions[group].map((key) => (
          <li key={key}>
            <details>
              <summary>
                {t(`${group}.items.${key}.q` as 'booking.items.price.q')}
                <Icon of={ChevronDownIcon} size={20} />
              </summary>
              <p>{t(`${group}.items.${key}.a` as 'booking.items.price.a')}</p>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
};

const HelpPage = () => {
  const t = useTranslations('legal.help');
  const common = useTranslations('legal');
  const groups = Object.keys(questions) as Group[];
  return (
    <article className="page-width legal-article">
      <header>
        <h1 className="display">{t('title')}</h1>
        <p className="body-large text-muted mt-4">{t('lead')}</p>
      </header>
      <nav aria-label={common('contents')}>
        <p className="font-semibold">{common('contents')}</p>
        <ol>
          {groups.map((group) => (
            <li key={group}>
              <a href={`#${group}`} className="text-link">
                {t(`groups.${group}.title`)}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div>
        {groups.map((group) => (
          <Questions key={group} group={group} />
        ))}
        <ButtonLink to={contactPath()} variant="secondary">
          {t('contact')}
        </ButtonLink>
      </div>
    </article>
  );
};

export default HelpPage;
