import { pageMeta } from '../platform/page/page-meta.ts';
import { translatorOf, useTranslations } from '../platform/translations.ts';
import type { Route } from './+types/terms-page.ts';
import { LegalArticle } from './legal-article.tsx';
import { loadOrLeave } from './operator-page.ts';

export const handle = { messages: ['legal'] };

const sections = [
  'who',
  'account',
  'price',
  'cancel',
  'stay',
  'reviews',
  'hosts',
  'tickets',
  'liability',
  'changes',
] as const;

export const loader = (args: Route.LoaderArgs) => loadOrLeave('terms', args);

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const t = translatorOf(loaderData.locale, 'legal');
  return pageMeta({ title: t('terms.headTitle'), description: t('terms.lead') });
};

const TermsPage = () => {
  const t = useTranslations('legal.terms');
  return (
    <LegalArticle
      title={t('title')}
      lead={t('lead')}
      sections={sections.map((key) => ({
        key,
        title: t(`sections.${key}.title`),
        text: t(`sections.${key}.text`),
      }))}
    />
  );
};

export default TermsPage;
