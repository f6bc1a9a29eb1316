import type { PropertyHit } from '@golark/contract/search/schemas';
import { useTranslations } from '../platform/translations.ts';
import { HitCard, type SearchQuery, writeSearchQuery, writeStayQuery } from '../search/index.ts';
import { FailedPart } from '../ui/failed-part.tsx';
import { useFormatRange } from '../ui/format-range.ts';
import { TextLink } from '../ui/link.tsx';

type NearbyStaysProps = { stays: readonly PropertyHit[] | null; search: SearchQuery; cityPath: string };

/** Nearby stays for the same nights and guests. */
export const NearbyStays = ({ stays, search, cityPath }: NearbyStaysProps) => {
  const t = useTranslations('stays.nearby');
  const formatRange = useFormatRange();
  if (stays?.length === 0) return null;
  const { dateFrom, dateTo } = search;
  const query = writeStayQuery(search);
  const hasDates = Boolean(dateFrom && dateTo);
  return (
    <section className="section">
      <div className="section-head">
        <div>
          <h2 className="title-1">{t(hasDates ? 'sameNights' : 'title')}</h2>
          {dateFrom && dateTo && (
            <p className="text-muted">
              {t('text', { dates: formatRange({ start: dateFrom, end: dateTo }) })}
            </p>
          )}
        </div>
        <TextLink to={`${cityPath}${writeSearchQuery(search)}`}>{t('all')}</TextLink>
      </div>
      {stays ? (
        <div className="card-grid rail">
          {stays.map((hit) => (
            <HitCard key={hit.id} hit={hit} query={query} hasAskedDates={hasDates} savedWith={query} />
          ))}
        </div>
      ) : (
        <FailedPart />
      )}
    </section>
  );
};
