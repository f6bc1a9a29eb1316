import type { ListingsPage } from '@golark/contract/tickets/listing-schemas';
import { useTranslations } from '../../../platform/translations.ts';
import { AccessibleIcon, Icon } from '../../../ui/icon.tsx';
import { PageLink } from '../../../ui/link.tsx';
import { useMoney } from '../../../ui/numbers.ts';
import { changed, type TicketsQuery } from '../listings-query.ts';

type BandLegendProps = {
  path: string;
  asked: TicketsQuery;
  bands: ListingsPage['bands'];
  hasBays: boolean;
};

type Band = ListingsPage['bands'][number];

/** Whole dollars around the prices of a band. */
const rangeOf = ({ from, to }: Band) => ({
  minPrice: Math.floor(from.amount / 100),
  maxPrice: Math.ceil(to.amount / 100),
});

/** What the colors and patterns of the map mean; each price band is a filter. */
export const BandLegend = ({ path, asked, bands, hasBays }: BandLegendProps) => {
  const t = useTranslations('event.map');
  const money = useMoney();
  const none = { minPrice: undefined, maxPrice: undefined };
  return (
    <ul className="band-legend" aria-label={t('legend')}>
      {bands.map((band) => {
        const range = rangeOf(band);
        const isOn = asked.minPrice === range.minPrice && asked.maxPrice === range.maxPrice;
        const { from, to } = band;
        const text =
          from.amount === to.amount
            ? money(from.amount)
            : t('range', { from: money(from.amount), to: money(to.amount) });
        return (
          <li key={band.band}>
            <PageLink
              to={`${path}${changed(asked, isOn ? none : range)}`}
              aria-current={isOn || undefined}
              prefetch="none"
              preventScrollReset
            >
              <Swatch band={band.band} />
              {text}
            </PageLink>
          </li>
        );
      })}
      <li>
        <span>
          <Swatch band={0} />
          {t('nothing', { quantity: asked.quantity })}
        </span>
      </li>
      {hasBays && (
        <li>
          <span>
            <i className="bay-sign">
              <Icon of={AccessibleIcon} size={14} />
            </i>
            {t('bay')}
          </span>
        </li>
      )}
    </ul>
  );
};

const Swatch = ({ band }: { band: number }) => (
  <svg viewBox="0 0 28 18" width="28" height="18" className="band-swatch" data-band={band} aria-hidden="true">
    <rect x=".5" y=".5" width="27" height="17" rx="4" className="map-face" />
    {band > 1 && <rect x=".5" y=".5" width="27" height="17" rx="4" fill={`url(#seat-band-${band})`} />}
  </svg>
);
