import { onboardingPath } from '@golark/contract/partner-paths';
import { becomeHostPath } from '@golark/contract/paths';
import { describePage } from '../platform/page/describe-page.server.ts';
import { pageMeta } from '../platform/page/page-meta.ts';
import { readPage } from '../platform/page/page-request.ts';
import { translatorOf, useTranslations } from '../platform/translations.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { CalendarIcon, FreeUntilIcon, InstantIcon, ReceiptIcon, SettingsIcon, TagIcon } from '../ui/icon.tsx';
import type { Route } from './+types/become-a-host-page.ts';
import { InfoClose, InfoHero, InfoPoints, InfoSection, InfoSteps } from './info-sections.tsx';

export const handle = { messages: ['about'], isShared: true };

const tools = [
  { key: 'rates', icon: TagIcon },
  { key: 'rules', icon: SettingsIcon },
  { key: 'policies', icon: FreeUntilIcon },
  { key: 'instant', icon: InstantIcon },
  { key: 'calendar', icon: CalendarIcon },
  { key: 'price', icon: ReceiptIcon },
] as const;

const steps = ['write', 'price', 'publish'] as const;
const start = onboardingPath();

const picture = 'scene.villa';

export const loader = (args: Route.LoaderArgs) => {
  const { locale } = readPage(args);
  const alt = translatorOf(locale, 'about')('host.picture');
  describePage(args, { path: becomeHostPath(), picture: { id: picture, alt } });
  return { locale };
};

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const t = translatorOf(loaderData.locale, 'about');
  return pageMeta({ title: t('host.headTitle'), description: t('host.lead') });
};

const BecomeAHostPage = () => {
  const t = useTranslations('about.host');
  return (
    <>
      <InfoHero title={t('title')} lead={t('lead')} picture={{ id: picture, alt: t('picture') }}>
        <ButtonLink to={start} variant="primary" size="large">
          {t('start')}
        </ButtonLink>
      </InfoHero>
      <InfoSection title={t('toolsTitle')} lead={t('toolsLead')}>
        <InfoPoints
          points={tools.map(({ key, icon }) => ({
            icon,
            title: t(`tools.${key}.title`),
            text: t(`tools.${key}.text`),
          }))}
        />
      </InfoSection>
      <InfoSection title={t('stepsTitle')}>
        <InfoSteps
          steps={steps.map((key) => ({ title: t(`steps.${key}.title`), text: t(`steps.${key}.text`) }))}
        />
      </InfoSection>
      <InfoClose title={t('closeTitle')} text={t('closeText')}>
        <ButtonLink to={start} variant="primary" size="large">
          {t('start')}
        </ButtonLink>
      </InfoClose>
    </>
  );
};

export default BecomeAHostPage;
