import type { Property } from '@golark/contract/stays/schemas';
import { useTranslations } from '../platform/translations.ts';
import { usePropertyTypeName } from '../search/index.ts';
import { Avatar } from '../ui/avatar.tsx';
import { ScoreRow } from './score-row.tsx';

/** The type of place, its host, its capacity and its rating. */
export const PropertyLead = ({ property, yearsHosting }: { property: Property; yearsHosting: number }) => {
  const t = useTranslations('stays.page');
  const typeName = usePropertyTypeName();
  return (
    <div className="property-lead">
      <div className="flex items-start justify-between gap-4">
        <div>
          <h2 className="title-3">
            {t('hosted', { type: typeName(property.type), host: property.host.name })}
          </h2>
          <p className="text-muted">
            {t('facts', {
              guests: property.maxGuests,
              bedrooms: property.bedrooms,
              beds: property.beds,
              baths: property.bathrooms,
            })}
          </p>
        </div>
        <div className="desktop-only">
          <Avatar firstName={property.host.name} size="large" />
        </div>
      </div>
      <ScoreRow property={property} yearsHosting={yearsHosting} />
    </div>
  );
};
