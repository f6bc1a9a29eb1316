import { controlsPath, homePath } from '@golark/contract/paths';
import { useTranslations } from '../../platform/translations.ts';
import { Crumbs } from '../crumbs.tsx';
import { Pages } from '../pages.tsx';
import { TabLinks } from '../tabs.tsx';
import { GallerySection, Group } from './gallery-section.tsx';

export const NavigationSection = () => {
  const t = useTranslations('gallery.navigation');
  return (
    <GallerySection id="navigation">
      <div className="grid gap-8 md:grid-cols-2">
        <Group title={t('tabLinks')}>
          <TabLinks
            label={t('tabLinks')}
            tabs={[
              { to: controlsPath(), title: t('thisPage') },
              { to: homePath(), title: t('home') },
            ]}
          />
        </Group>
        <Group title={t('pages')}>
          <Pages current={5} count={10} hrefOf={(page) => `/dev/ui/?page=${page}#navigation`} />
          <div className="mt-6">
            <Crumbs
              crumbs={[
                { label: 'Oregon', to: homePath() },
                { label: 'Central Oregon', to: homePath() },
                { label: 'Camp Sherman' },
              ]}
            />
          </div>
        </Group>
      </div>
    </GallerySection>
  );
};
