import { useTranslations } from '../platform/translations.ts';
import { CalculatorTable } from './calculator-table.tsx';
import { PlotDrawing } from './plot-drawing.tsx';
import { type PlotSize, plotGeometry } from './plot-geometry.ts';
import { type PlotProps, usePlotWords } from './plot-words.ts';
import { usageLimits } from './savings.ts';

const wide: PlotSize = { width: 640, height: 350, left: 52, right: 14, nightsPerTick: 5 };
// its texts are read at their size on a phone, not scaled down
const narrow: PlotSize = { width: 300, height: 270, left: 44, right: 10, nightsPerTick: 10 };

/** Savings by nights away, and the price of Go+ that they pass. */
export const CalculatorPlot = (props: PlotProps) => {
  const t = useTranslations('membership.calculator.plot');
  const needed = props.savings.breakEven.first;
  const most = usageLimits.nights.maximum;
  const isReached = needed !== null && needed <= most;
  const words = usePlotWords(props);
  return (
    <figure className="calculator-plot">
      <figcaption>
        <b className="title-3">{isReached ? t('pays', { needed }) : t('far', { most })}</b>
        <span className="plot-legend small text-muted">
          <span data-line="saved">{t('saved')}</span>
          <span data-line="price">{t('price')}</span>
        </span>
      </figcaption>
      <PlotDrawing plot={plotGeometry(props, wide)} size={wide} words={words} className="desktop-only" />
      <PlotDrawing plot={plotGeometry(props, narrow)} size={narrow} words={words} className="phone-only" />
      <CalculatorTable {...props} />
    </figure>
  );
};
