import { contactPath } from '@golark/contract/paths';
import { useTranslations } from '../platform/translations.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import './legal.css';

type LegalArticleProps = {
  title: string;
  lead: string;
  sections: readonly { key: string; title: string; text: string }[];
};

/** A text in sections with a list of its contents. Paragraphs of a text are separated by an empty line. */
export const LegalArticle = ({ title, lead, sections }: LegalArticleProps) => {
  const t = useTranslations('legal');
  const help = useTranslations('legal.help');
  return (
    <article className="page-width legal-article">
      <header>
        <h1 className="display">{title}</h1>
        <p className="body-large text-muted mt-4">{lead}</p>
        <p className="small text-muted mt-3">
          {t('updated')} · {t('by')}
        </p>
      </header>
      <nav aria-label={t('contents')}>
        <p className="font-semibold">{t('contents')}</p>
        <ol>
          {sections.map(({ key, title: heading }) => (
            <li key={key}>
              <a href={`#${key}`} className="text-link">
                {heading}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div>
        {sections.map(({ key, title: heading, text }) => (
          <section key={key} id={key}>
            <h2 className="title-2">{heading}</h2>
            {text.split('\n\n').map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
        <ButtonLink to={contactPath()} variant="secondary">
          {help('contact')}
        </ButtonLink>
      </div>
    </article>
  );
};
