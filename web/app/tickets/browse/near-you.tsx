import { searchPath } from '@golark/contract/paths';
import { useEffect, useState } from 'react';
import { useTranslations } from '../../platform/translations.ts';
import { emptySearch, HitCard, writeStayQuery } from '../../search/index.ts';
import { TextLink } from '../../ui/link.tsx';
import { WhatsOn } from '../parts/whats-on.tsx';
import { type NearYou as Found, loadNearYou } from './load-near-you.ts';

const useNearYou = (): Found | null => {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    let isGone = false;
    // a page without it is complete
    loadNearYou().then(
      (loaded) => !isGone && setFound(loaded),
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, []);
  return found;
};

/** Events and stays of the visitor's area, below those of the whole country, which every visitor is sent at once. */
export const NearYou = () => {
  const t = useTranslations('ticketBrowse.nearYou');
  const found = useNearYou();
  if (!found) return null;
  const { place, events, stays } = found;
  const at = { state: place.stateNameSlug, city: place.nameSlug };
  return (
    <>
      {events && (
        <WhatsOn
          title={t('events', { place: place.name })}
          found={events}
          allPath={searchPath({ ...at, offer: 'events' })}
        />
      )}
      {stays.length > 0 && (
        <section className="section" aria-labelledby="stays-near-you">
          <div className="section-head">
            <h2 className="title-1" id="stays-near-you">
              {t('stays', { place: place.name })}
            </h2>
            <TextLink to={searchPath(at)}>{t('allStays')}</TextLink>
          </div>
          <div className="card-grid rail">
            {stays.map((hit) => (
              <HitCard key={hit.id} hit={hit} query={writeStayQuery(emptySearch)} hasAskedDates={false} />
            ))}
          </div>
        </section>
      )}
    </>
  );
};
