import { type SearchPlace, searchPath } from '@golark/contract/paths';
import { useTranslations } from '../platform/translations.ts';
import { PageLink } from '../ui/link.tsx';
import './offer-switch.css';

type Kept = {
  dateFrom?: string | null | undefined;
  dateTo?: string | null | undefined;
  ll?: { lat: number; lng: number } | null | undefined;
  radius?: number | null | undefined;
};

type OfferSwitchProps = {
  current: 'stays' | 'events';
  place: Pick<SearchPlace, 'state' | 'city'>;
  query: Kept;
};

const writeKept = ({ dateFrom, dateTo, ll, radius }: Kept): string => {
  const entries = { dateFrom, dateTo, ll: ll && `${ll.lat},${ll.lng}`, radius: ll && radius };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(entries)) if (value) query.set(name, String(value));
  return query.size > 0 ? `?${query.toString().replaceAll('%2C', ',')}` : '';
};

/** Stays and events of the same place on the same dates. */
export const OfferSwitch = ({ current, place, query }: OfferSwitchProps) => {
  const t = useTranslations('search.offers');
  const kept = writeKept(query);
  const offers = {
    stays: searchPath(place, kept),
    events: searchPath({ ...place, offer: 'events' }, kept),
  };
  return (
    <nav className="offer-switch" aria-label={t('label')}>
      {(['stays', 'events'] as const).map((offer) => (
        <PageLink key={offer} to={offers[offer]} aria-current={offer === current ? 'page' : undefined}>
          {t(offer)}
        </PageLink>
      ))}
    </nav>
  );
};
