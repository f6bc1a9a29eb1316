import type { PropertyHit, SplitStay } from '@golark/contract/search/schemas';
import { splitBookingPath } from '@golark/contract/split-paths';
import { useTranslations } from '../../platform/translations.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { nightsBetween, useFormatRange } from '../../ui/format-range.ts';
import { useFormatDay } from '../../ui/format-times.ts';
import { PageLink } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { MemberPrice, Price } from '../../ui/price.tsx';
import { Rating } from '../../ui/rating.tsx';
import { hitPath } from '../hit-card.tsx';
import { priceOfHit } from '../price-of-hit.ts';
import { type SearchQuery, writeStayQuery } from '../search-query.ts';

type SplitStaysProps = { search: SearchQuery; splits: readonly SplitStay[] };

const metersPerMile = 1609.344;

/** Two homes that share the dates of a search, with one total. */
export const SplitStays = ({ search, splits }: SplitStaysProps) => {
  const t = useTranslations('search.split');
  return (
    <section className="split-stays" aria-labelledby="split-stays">
      <div>
        <h2 id="split-stays" className="title-3">
          {t('title')}
        </h2>
        <p className="small text-muted">{t('lead')}</p>
      </div>
      {splits.map((split) => (
        <SplitCard key={split.homes[0].id} search={search} split={split} />
      ))}
    </section>
  );
};

const SplitCard = ({ search, split }: { search: SearchQuery; split: SplitStay }) => {
  const t = useTranslations('search.split');
  const formatDay = useFormatDay();
  const { homes, changeDay, total, meters } = split;
  const prices = priceOfHit(split) ?? { total: total.amount };
  const { dateFrom = '', dateTo = '' } = search;
  const query = new URLSearchParams(writeStayQuery({ ...search, rooms: undefined }));
  query.set('changeDay', changeDay);
  return (
    <article className="split-card" data-stay={homes.map(({ id }) => id).join(' ')}>
      <div className="split-homes">
        {homes.map((hit) => (
          <Home key={hit.id} hit={hit} search={search} />
        ))}
      </div>
      <p className="small">
        {t('change', { day: formatDay(changeDay), miles: Math.max(0.1, meters / metersPerMile) })}
      </p>
      <div className="split-foot">
        <div>
          <Price
            total={prices.total}
            nights={nightsBetween({ start: dateFrom, end: dateTo })}
            {...(prices.usualTotal ? { previousTotal: prices.usualTotal } : {})}
          />
          <MemberPrice {...prices} />
        </div>
        <ButtonLink to={splitBookingPath(homes[0].id, homes[1].id, `?${query}`)} variant="primary">
          {t('book')}
        </ButtonLink>
      </div>
    </article>
  );
};

const Home = ({ hit, search }: { hit: PropertyHit; search: SearchQuery }) => {
  const t = useTranslations('search.split');
  const formatRange = useFormatRange();
  const [image] = hit.images;
  const { dates } = hit;
  const range = dates && { start: dates.arriveDay, end: dates.departDay };
  return (
    <div className="min-w-0">
      <span className="photo">
        {image && <Picture image={image} sizes="(max-width: 767px) 44vw, 280px" width={280} height={210} />}
      </span>
      {range && (
        <p className="small text-muted">
          {t('part', { dates: formatRange(range), nights: nightsBetween(range) })}
        </p>
      )}
      <h3>
        <PageLink to={hitPath(hit, writeStayQuery(search), false)}>{hit.title}</PageLink>
      </h3>
      <Rating score={hit.rating} count={hit.reviewCount} />
    </div>
  );
};
