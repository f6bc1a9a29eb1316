import { membershipPath } from '@golark/contract/paths';
import type { PropertyHit } from '@golark/contract/search/schemas';
import type { GoPlusOffer } from '../membership/index.ts';
import { useTranslations } from '../platform/translations.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { nightsBetween } from '../ui/format-range.ts';
import { GoPlus } from '../ui/go-plus.tsx';
import { useMoney } from '../ui/numbers.ts';
import type { HomeRow } from './load-home.ts';

/** In cents. */
interface Example {
  title: string;
  total: number;
  memberTotal: number;
}

const exampleOf = ({ title, total, memberTotal }: PropertyHit): Example[] =>
  total && memberTotal && memberTotal.amount < total.amount
    ? [{ title, total: total.amount, memberTotal: memberTotal.amount }]
    : [];

/** A stay of the page where members save more than most of them do; null for members, who see no price of others. */
const findExample = (rows: readonly HomeRow[]): Example | null => {
  const examples = rows.flatMap(({ stays }) => stays.flatMap(exampleOf));
  const saved = ({ total, memberTotal }: Example): number => total - memberTotal;
  const ordered = examples.toSorted((one, other) => saved(one) - saved(other));
  return ordered[Math.floor(ordered.length / 2)] ?? null;
};

type BandProps = {
  offer: GoPlusOffer;
  rows: readonly HomeRow[];
  dates: { dateFrom: string; dateTo: string };
};

/** Go+ with what it saves on a stay that is on the page. */
export const GoPlusBand = ({ offer, rows, dates }: BandProps) => {
  const t = useTranslations('home.goPlus');
  const money = useMoney();
  const example = findExample(rows);
  if (!example) return null;
  const { title, total, memberTotal } = example;
  return (
    <section className="page-width section" aria-labelledby="go-plus">
      <div className="home-go-plus">
        <div>
          <GoPlus />
          <h2 className="display mt-3" id="go-plus">
            {t('title')}
          </h2>
          <p className="body-large mt-3">
            {t(offer.ticketFeePercentOff > 0 ? 'textTickets' : 'text', { price: money(offer.firstAmount) })}
          </p>
          <div className="home-go-plus-action">
            <ButtonLink to={membershipPath(offer.code)} size="large">
              {t('action')}
            </ButtonLink>
            <span className="small">{t('cancel')}</span>
          </div>
        </div>
        <div className="home-go-plus-card">
          <p className="small">
            <b>
              {t('example', { title, nights: nightsBetween({ start: dates.dateFrom, end: dates.dateTo }) })}
            </b>
          </p>
          <dl className="figures">
            <div>
              <dt>{t('everyone')}</dt>
              <dd>{money(total)}</dd>
            </div>
            <div>
              <dt>{t('members')}</dt>
              <dd>
                <b>{money(memberTotal)}</b>
              </dd>
            </div>
            <div>
              <dt>{t('saved')}</dt>
              <dd>{money(total - memberTotal)}</dd>
            </div>
          </dl>
        </div>
      </div>
    </section>
  );
};
