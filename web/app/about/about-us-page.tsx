import { aboutUsPath, contactPath, homePath } from '@golark/contract/paths';
import { describePage } from '../platform/page/describe-page.server.ts';
import { pageMeta } from '../platform/page/page-meta.ts';
import { readPage } from '../platform/page/page-request.ts';
import { demoContext } from '../platform/request-context.ts';
import { translatorOf, useTranslations } from '../platform/translations.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { CalendarIcon, GuestsIcon, KeyIcon, ReceiptIcon, ShieldIcon, TagIcon } from '../ui/icon.tsx';
import type { Route } from './+types/about-us-page.ts';
import { InfoClose, InfoHero, InfoPoints, InfoSection } from './info-sections.tsx';

export const handle = { messages: ['about'], isShared: true };

const principles = [
  { key: 'price', icon: ReceiptIcon },
  { key: 'nights', icon: CalendarIcon },
  { key: 'words', icon: GuestsIcon },
] as const;

const money = [
  { key: 'fee', icon: TagIcon },
  { key: 'member', icon: KeyIcon },
  { key: 'data', icon: ShieldIcon },
] as const;

export const loader = (args: Route.LoaderArgs) => {
  describePage(args, { path: aboutUsPath() });
  return { locale: readPage(args).locale, demo: args.context.get(demoContext) };
};

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const t = translatorOf(loaderData.locale, 'about');
  return pageMeta({ title: t('us.headTitle'), description: t('us.lead') });
};

const AboutUsPage = ({ loaderData }: Route.ComponentProps) => {
  const t = useTranslations('about.us');
  return (
    <>
      <InfoHero title={t('title')} lead={t('lead')} picture={{ id: 'scene.hero-dawn', alt: t('picture') }} />
      <InfoSection title={t('principlesTitle')}>
        <InfoPoints
          points={principles.map(({ key, icon }) => ({
            icon,
            title: t(`principles.${key}.title`),
            text: t(`principles.${key}.text`),
          }))}
        />
      </InfoSection>
      <InfoSection title={t('moneyTitle')} lead={t('moneyLead')}>
        <InfoPoints
          points={money.map(({ key, icon }) => ({
            icon,
            title: t(`money.${key}.title`),
            text: t(`money.${key}.text`),
          }))}
        />
      </InfoSection>
      <InfoSection title={t('openTitle')}>
        <div className="grid gap-4 mt-3 max-w-[60ch]">
          <p>{t('open')}</p>
          {loaderData.demo && <p className="text-muted">{t('demo')}</p>}
        </div>
      </InfoSection>
      <InfoClose title={t('closeTitle')} text={t('closeText')}>
        <ButtonLink to={homePath()} variant="primary" size="large">
          {t('find')}
        </ButtonLink>
        <ButtonLink to={contactPath()} size="large">
          {t('write')}
        </ButtonLink>
      </InfoClose>
    </>
  );
};

export default AboutUsPage;
