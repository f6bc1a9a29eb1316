import type { Locale } from '@golark/contract/locale/rules';
import { contactPath } from '@golark/contract/paths';
import type { ReactNode } from 'react';
import { pageMeta } from '../platform/page/page-meta.ts';
import type { OperatorPage } from '../platform/request-context.ts';
import { translatorOf, useTranslations } from '../platform/translations.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import './legal.css';

/** The title and the description that search engines show. */
export const legalMeta = (page: OperatorPage, locale: Locale | undefined) => {
  if (!locale) return [];
  const t = translatorOf(locale, 'legal');
  return pageMeta({ title: t(`${page}.headTitle`), description: t(`${page}.lead`) });
};

type LegalFrameProps = {
  page: OperatorPage;
  /** Below the introduction. */
  note?: ReactNode;
  contents: readonly { key: string; title: string }[];
  children: ReactNode;
};

/** An introduction, a list of the contents, the sections, and the way to the contact page. */
export const LegalFrame = ({ page, note, contents, children }: LegalFrameProps) => {
  const t = useTranslations('legal');
  return (
    <article className="page-width legal-article">
      <header>
        <h1 className="display">{t(`${page}.title`)}</h1>
        <p className="body-large text-muted mt-4">{t(`${page}.lead`)}</p>
        {note}
      </header>
      <nav aria-label={t('contents')}>
        <p className="font-semibold">{t('contents')}</p>
        <ol>
          {contents.map(({ key, title }) => (
            <li key={key}>
              <a href={`#${key}`} className="text-link">
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div>
        {children}
        <ButtonLink to={contactPath()} variant="secondary">
          {t('help.contact')}
        </ButtonLink>
      </div>
    </article>
  );
};
