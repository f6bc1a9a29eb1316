import { data } from 'react-router';
import { AppProviders } from '../../platform/app-providers.tsx';
import { messagesOf } from '../../platform/messages.ts';
import { pageMeta } from '../../platform/page/page-meta.ts';
import { readLocale } from '../../platform/preferences.ts';
import { demoContext } from '../../platform/request-context.ts';
import { useLocale, useTranslations } from '../../platform/translations.ts';
import type { Route } from './+types/gallery-page.ts';
import { ButtonSection } from './button-section.tsx';
import { CalendarSection } from './calendar-section.tsx';
import { CardSection } from './card-section.tsx';
import { ChoiceSection } from './choice-section.tsx';
import { ColorSection } from './color-section.tsx';
import { FieldSection } from './field-section.tsx';
import { FilterSection } from './filter-section.tsx';
import { sections } from './gallery-section.tsx';
import { ListSection } from './list-section.tsx';
import { galleryMessages } from './messages.ts';
import { NavigationSection } from './navigation-section.tsx';
import { OverlaySection } from './overlay-section.tsx';
import { SmallSection } from './small-section.tsx';
import { StateSection } from './state-section.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: galleryMessages[loaderData?.locale ?? 'en'].title, isIndexed: false });

/** Only in demo mode. */
export const loader = ({ request, context }: Route.LoaderArgs) => {
  if (!context.get(demoContext)) throw data(null, { status: 404 });
  return { locale: readLocale(request, context) };
};

const GalleryPage = () => {
  const locale = useLocale();
  const messages = { ...messagesOf(locale), gallery: galleryMessages[locale] };
  return (
    <AppProviders locale={locale} messages={messages}>
      <Gallery />
    </AppProviders>
  );
};

export default GalleryPage;

const Gallery = () => {
  const t = useTranslations('gallery');
  return (
    <div className="page-width pt-10 pb-20">
      <h1 className="display">{t('title')}</h1>
      <p className="body-large text-muted mt-2 max-w-[52ch]">{t('text')}</p>
      <nav className="flex flex-wrap gap-2 mt-5" aria-label={t('groups')}>
        {sections.map((id) => (
          <a key={id} className="chip" data-size="small" href={`#${id}`}>
            {t(`sections.${id}.title`)}
          </a>
        ))}
      </nav>
      <ColorSection />
      <ButtonSection />
      <FieldSection />
      <ChoiceSection />
      <ListSection />
      <CalendarSection />
      <FilterSection />
      <NavigationSection />
      <SmallSection />
      <CardSection />
      <OverlaySection />
      <StateSection />
    </div>
  );
};
