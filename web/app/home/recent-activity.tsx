import { stayPath } from '@golark/contract/paths';
import { useState } from 'react';
import { clearRecentActivity, readLastSearch, readViewedStays } from '../platform/recent-activity.ts';
import { useTranslations } from '../platform/translations.ts';
import { Button } from '../ui/button.tsx';
import { PageLink, TextLink } from '../ui/link.tsx';
import { Picture } from '../ui/picture.tsx';
import { useIsHydrated } from '../ui/use-is-hydrated.ts';

/** The last search and the stays seen in this browser. It comes last, so that nothing moves when it appears. */
export const RecentActivity = () => {
  const t = useTranslations('home.recent');
  const isHydrated = useIsHydrated();
  const [isCleared, setIsCleared] = useState(false);
  if (!isHydrated || isCleared) return null;
  const [stays, search] = [readViewedStays(), readLastSearch()];
  if (stays.length === 0 && !search) return null;
  const clear = () => {
    clearRecentActivity();
    setIsCleared(true);
  };
  return (
    <section className="page-width section" aria-labelledby="recent">
      <div className="section-head">
        <div>
          <h2 className="title-1" id="recent">
            {t('title')}
          </h2>
          {search && (
            <p>
              <TextLink to={search.address}>{t('search', { place: search.place })}</TextLink>
            </p>
          )}
        </div>
        <Button variant="quiet" onPress={clear}>
          {t('clear')}
        </Button>
      </div>
      {stays.length > 0 && (
        <ul className="home-destinations">
          {stays.map(({ id, title, place, pictureId }) => (
            <li key={id}>
              <PageLink to={stayPath(id)} className="home-destination">
                <span className="photo" data-shape="wide">
                  <Picture
                    image={{ id: pictureId, alt: '' }}
                    sizes="(max-width: 767px) 44vw, 200px"
                    width={300}
                    height={200}
                  />
                </span>
                <b>{title}</b>
                <span className="small text-muted">{place}</span>
              </PageLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
