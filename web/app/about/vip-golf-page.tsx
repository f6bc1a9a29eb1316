import { contactPath, searchPath, vipGolfPath } from '@golark/contract/paths';
import { describePage } from '../platform/page/describe-page.server.ts';
import { pageMeta } from '../platform/page/page-meta.ts';
import { readPage } from '../platform/page/page-request.ts';
import { translatorOf, useTranslations } from '../platform/translations.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { FailedPart } from '../ui/failed-part.tsx';
import { FreeUntilIcon, GuestsIcon, ReceiptIcon } from '../ui/icon.tsx';
import { PageLink } from '../ui/link.tsx';
import { Picture } from '../ui/picture.tsx';
import type { Route } from './+types/vip-golf-page.ts';
import { InfoClose, InfoHero, InfoPoints, InfoSection, InfoSteps } from './info-sections.tsx';
import { type GolfPlace, loadGolfPlaces } from './load-golf-places.ts';

export const handle = { messages: ['about'], theme: 'light', isShared: true };

const points = [
  { key: 'group', icon: GuestsIcon },
  { key: 'price', icon: ReceiptIcon },
  { key: 'weather', icon: FreeUntilIcon },
] as const;
const steps = ['course', 'house', 'tee'] as const;

const picture = 'scene.golf-green';

export const loader = async (args: Route.LoaderArgs) => {
  const { api, locale } = readPage(args);
  const alt = translatorOf(locale, 'about')('golf.picture');
  describePage(args, { path: vipGolfPath(), picture: { id: picture, alt } });
  return { locale, places: await loadGolfPlaces(api) };
};

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const t = translatorOf(loaderData.locale, 'about');
  return pageMeta({ title: t('golf.headTitle'), description: t('golf.lead') });
};

const VipGolfPage = ({ loaderData }: Route.ComponentProps) => {
  const t = useTranslations('about.golf');
  const contact = contactPath('golf');
  const { places } = loaderData;
  return (
    <>
      <InfoHero title={t('title')} lead={t('lead')} picture={{ id: picture, alt: t('picture') }}>
        <ButtonLink to={contact} variant="primary" size="large">
          {t('ask')}
        </ButtonLink>
      </InfoHero>
      {!places && (
        <InfoSection title={t('placesTitle')}>
          <FailedPart />
        </InfoSection>
      )}
      {places && places.length > 0 && (
        <InfoSection title={t('placesTitle')} lead={t('placesLead')}>
          <ul className="info-places">
            {places.map((place) => (
              <li key={place.key}>
                <GolfPlaceCard place={place} />
              </li>
            ))}
          </ul>
        </InfoSection>
      )}
      <InfoSection title={t('pointsTitle')}>
        <InfoPoints
          points={points.map(({ key, icon }) => ({
            icon,
            title: t(`points.${key}.title`),
            text: t(`points.${key}.text`),
          }))}
        />
      </InfoSection>
      <InfoSection title={t('stepsTitle')}>
        <InfoSteps
          steps={steps.map((key) => ({ title: t(`steps.${key}.title`), text: t(`steps.${key}.text`) }))}
        />
      </InfoSection>
      <InfoClose title={t('closeTitle')} text={t('closeText')}>
        <ButtonLink to={contact} variant="primary" size="large">
          {t('ask')}
        </ButtonLink>
      </InfoClose>
    </>
  );
};

export default VipGolfPage;

const GolfPlaceCard = ({ place: { key, destination } }: { place: GolfPlace }) => {
  const t = useTranslations('about.golf');
  const { stateNameSlug, nameSlug, name, stateName, mainImageId } = destination;
  return (
    <PageLink to={searchPath({ state: stateNameSlug, city: nameSlug })} className="info-place">
      <span className="photo">
        <Picture
          image={{ id: mainImageId, alt: '' }}
          sizes="(max-width: 767px) 92vw, 400px"
          width={600}
          height={400}
        />
      </span>
      <b>{t('place', { name, state: stateName })}</b>
      <span className="small text-muted">{t(`places.${key}`)}</span>
    </PageLink>
  );
};
