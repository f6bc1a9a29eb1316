import { searchPath } from '@golark/contract/paths';
import type { Property } from '@golark/contract/stays/schemas';
import { Island } from '../platform/island.tsx';
import { useTranslations } from '../platform/translations.ts';
import type { SearchQuery } from '../search/index.ts';
import { type WhatsOnEvents, whatsOnMiles, whatsOnPart } from '../tickets/index.ts';

type EventsNearProps = { whatsOn: WhatsOnEvents; property: Property; search: SearchQuery };

/** What is on around a stay while the guest is there; without dates, what comes next. */
export const EventsNear = ({ whatsOn, property, search: { dateFrom, dateTo } }: EventsNearProps) => {
  const t = useTranslations('stays.whatsOn');
  const hasDates = Boolean(dateFrom && dateTo);
  const query = dateFrom && dateTo ? `?${new URLSearchParams({ dateFrom, dateTo })}` : '';
  const place = { state: property.state.slug, city: property.city.slug, offer: 'events' } as const;
  return (
    <Island
      of={whatsOnPart}
      title={t(hasDates ? 'then' : 'soon')}
      text={t('text', { miles: whatsOnMiles })}
      found={whatsOn}
      allPath={searchPath(place, query)}
    />
  );
};
