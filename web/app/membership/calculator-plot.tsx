import { useTranslations } from '../platform/translations.ts';
import { CalculatorTable } from './calculator-table.tsx';
import { PlotDrawing } from './plot-drawing.tsx';
import { type PlotSize, plotGeometry } from './plot-geometry.ts';
import { type PlotProps, usePlotWords } from './plot-words.ts';

const wide: PlotSize = { width: 640, height: 350, left: 54, right: 14, nightsPerTick: 5 };
// its texts are read at their size on a phone, not scaled down
const narrow: PlotSize = { width: 300, height: 270, left: 52, right: 10, nightsPerTick: 10 };

/** Savings by nights away, and the price of Go+ that they pass. */
export const CalculatorPlot = (props: PlotProps) => {
  const t = useTranslations('plan.calculator.plot');
  const words = usePlotWords(props);
  return (
    <figure className="calculator-plot">
      <figcaption>
        <Verdict {...props} />
        <p className="plot-legend small text-muted">
          <span data-line="saved">{t('saved')}</span>
          <span data-line="price">{t('price')}</span>
        </p>
      </figcaption>
      <PlotDrawing plot={plotGeometry(props, wide)} size={wide} words={words} className="desktop-only" />
      <PlotDrawing plot={plotGeometry(props, narrow)} size={narrow} words={words} className="phone-only" />
      <CalculatorTable {...props} />
    </figure>
  );
};

/** After how many nights Go+ costs less than it saves, or that it doesn't; announced when the sliders stop moving. */
const Verdict = ({ usage: { nights }, savings: { breakEven, ahead } }: PlotProps) => {
  const t = useTranslations('plan.calculator.verdict');
  const needed = breakEven.first;
  const words = () => {
    if (needed === null) return t('never');
    return ahead.first < 0 ? t('falls', { nights, needed }) : t('pays', { needed });
  };
  return (
    <p className="title-3" role="status">
      {words()}
    </p>
  );
};
