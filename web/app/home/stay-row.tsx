import { searchPath } from '@golark/contract/paths';
import { useTranslations } from '../platform/translations.ts';
import { emptySearch, HitCard, writeSearchQuery, writeStayQuery } from '../search/index.ts';
import { useFormatRange } from '../ui/format-range.ts';
import { TextLink } from '../ui/link.tsx';
import type { HomeRow } from './load-home.ts';

type StayRowProps = { row: HomeRow; dates: { dateFrom: string; dateTo: string } };

/** The weekend is an example, which nobody chose: a stay is saved without dates. */
const anyDates = writeStayQuery(emptySearch);

/** Stays of one kind, with their totals for the same weekend. */
export const StayRow = ({ row: { kind, near, stays, total }, dates }: StayRowProps) => {
  const t = useTranslations('home');
  const formatRange = useFormatRange();
  const search = { ...emptySearch, ...dates };
  const range = formatRange({ start: dates.dateFrom, end: dates.dateTo });
  const titleId = `row-${kind}`;
  return (
    <section className="page-width section" aria-labelledby={titleId}>
      <div className="section-head">
        <div>
          <h2 className="title-1" id={titleId}>
            {t(`rows.${kind}`, { place: near?.name ?? '' })}
          </h2>
          <p className="text-muted">{t('rowText', { dates: range })}</p>
        </div>
        {near && kind === 'near' && (
          <TextLink to={`${searchPath({ state: near.state, city: near.city })}${writeSearchQuery(search)}`}>
            {t('showAll', { count: total })}
          </TextLink>
        )}
      </div>
      <div className="card-grid rail">
        {stays.map((hit) => (
          <HitCard key={hit.id} hit={hit} query={writeStayQuery(search)} hasAskedDates savedWith={anyDates} />
        ))}
      </div>
    </section>
  );
};
