import { pageMeta } from '../platform/page/page-meta.ts';
import { translatorOf, useTranslations } from '../platform/translations.ts';
import type { Route } from './+types/privacy-page.ts';
import { LegalArticle } from './legal-article.tsx';
import { loadOrLeave } from './operator-page.ts';

export const handle = { messages: ['legal'] };

const sections = [
  'visit',
  'analytics',
  'account',
  'booking',
  'sharing',
  'retention',
  'rights',
  'security',
  'contact',
] as const;

export const loader = (args: Route.LoaderArgs) => loadOrLeave('privacy', args);

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const t = translatorOf(loaderData.locale, 'legal');
  return pageMeta({ title: t('privacy.headTitle'), description: t('privacy.lead') });
};

const PrivacyPage = () => {
  const t = useTranslations('legal.privacy');
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

export default PrivacyPage;
