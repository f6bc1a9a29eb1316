import { useTranslations } from '../../platform/translations.ts';
import { Stepper } from '../../ui/stepper.tsx';
import type { SearchQuery } from '../search-query.ts';

const roomCounts = ['bedrooms', 'beds', 'bathrooms'] as const;

type RoomCounts = Pick<SearchQuery, (typeof roomCounts)[number]>;

const most = 20;

type RoomsSectionProps = { chosen: RoomCounts; onChange: (change: Partial<RoomCounts>) => void };

/** The least number of each kind of room. */
export const RoomsSection = ({ chosen, onChange }: RoomsSectionProps) => {
  const t = useTranslations('searchFilters.rooms');
  return (
    <section className="filter-section" aria-labelledby="filter-rooms">
      <h3 id="filter-rooms" className="title-3">
        {t('title')}
      </h3>
      {roomCounts.map((name) => (
        <Stepper
          key={name}
          label={t(name)}
          note={chosen[name] ? t('note') : t('any')}
          value={chosen[name] ?? 0}
          maximum={most}
          onChange={(count) => onChange({ [name]: count > 0 ? count : undefined })}
        />
      ))}
    </section>
  );
};
