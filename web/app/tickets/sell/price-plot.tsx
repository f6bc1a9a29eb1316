import { useTranslations } from '../../platform/translations.ts';
import { useMoney } from '../../ui/numbers.ts';
import type { Advice } from './find-advice.ts';
import { PlotDrawing } from './plot-drawing.tsx';
import { type PlotSize, plotGeometry } from './plot-geometry.ts';
import { PlotTable } from './plot-table.tsx';
import { useComparedSections, usePlotLabel } from './use-plot-words.ts';
import './price-plot.css';

const wide: PlotSize = { width: 700, height: 236, radius: 6, tickWidth: 70 };
// its texts are read at their size on a phone, not scaled down
const narrow: PlotSize = { width: 300, height: 232, radius: 4.6, tickWidth: 64 };

/** Similar tickets by price, one dot for each, so that few of them look like few. */
export const PricePlot = ({ price, advice }: Advice) => {
  const t = useTranslations('sell.plot');
  const money = useMoney();
  const sections = useComparedSections()(advice.sections);
  const label = usePlotLabel()({ price, advice });
  const given = { ...advice, price: price.amount };
  const plot = plotGeometry(given, wide);
  const { beyond, highest } = plot;
  return (
    <figure className="price-plot">
      <PlotDrawing {...{ plot, label, advice }} size={wide} price={price.amount} className="desktop-only" />
      <PlotDrawing
        {...{ label, advice }}
        plot={plotGeometry(given, narrow)}
        size={narrow}
        price={price.amount}
        className="phone-only"
      />
      <figcaption className="small">
        <span data-kind="sold">{t('sold', { count: advice.soldCount })}</span>
        <span data-kind="listed">{t('listed', { count: advice.listedCount })}</span>
        <span className="text-muted plot-where">{t('where', { sections })}</span>
        {beyond > 0 && (
          <span className="text-muted">{t('beyond', { count: beyond, price: money(highest) })}</span>
        )}
      </figcaption>
      <PlotTable comparables={advice.comparables} />
    </figure>
  );
};
