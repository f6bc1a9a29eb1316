import type { PriceAdvice } from '@golark/contract/selling/advice-schemas';
import { useTranslations } from '../../platform/translations.ts';
import { useMoney } from '../../ui/numbers.ts';
import type { PlotGeometry, PlotSize } from './plot-geometry.ts';
import { useMoneyRange } from './use-plot-words.ts';

type PlotDrawingProps = {
  plot: PlotGeometry;
  size: PlotSize;
  advice: Pick<PriceAdvice, 'advised'>;
  price: number;
  label: string;
  className: string;
};

const labelY = 16;
const bandTop = 24;

export const PlotDrawing = ({ plot, size, advice, price, label, className }: PlotDrawingProps) => {
  const money = useMoney();
  const { dots, ticks, radius, bottomY } = plot;
  return (
    <svg
      className={`price-plot-drawing ${className}`}
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={label}
    >
      <AdvisedBand plot={plot} size={size} advice={advice} />
      {dots.map(({ x, y, kind }) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r={kind === 'sold' ? radius : Math.max(1.6, radius - 0.8)}
          data-kind={kind}
        />
      ))}
      <path d={`M4 ${bottomY}H${size.width - 4}`} className="plot-axis" />
      {ticks.map(({ amount, x }) => (
        <text key={amount} x={x} y={bottomY + 22}>
          {money(amount)}
        </text>
      ))}
      <YourPrice plot={plot} text={money(price, price % 100 === 0 ? 'dollars' : 'cents')} />
    </svg>
  );
};

/** About the width of a letter of the label. */
const letterWidth = 6.8;

const AdvisedBand = ({
  plot,
  size,
  advice: { advised },
}: Pick<PlotDrawingProps, 'plot' | 'size' | 'advice'>) => {
  const t = useTranslations('sell.plot');
  const moneyRange = useMoneyRange();
  const { band, bottomY } = plot;
  if (!band || !advised) return null;
  const text = t('advised', { range: moneyRange(advised.from.amount, advised.to.amount) });
  const half = (text.length * letterWidth) / 2;
  const x = Math.min(size.width - half, Math.max(half, (band.from + band.to) / 2));
  return (
    <>
      <rect
        x={band.from}
        y={bandTop}
        width={band.to - band.from}
        height={bottomY - bandTop}
        rx="10"
        className="plot-band"
      />
      <text x={x} y={labelY} className="plot-band-label">
        {text}
      </text>
    </>
  );
};

/** A flag at the price; it points to the other side at the right edge. */
const YourPrice = ({ plot: { you, bottomY }, text }: { plot: PlotGeometry; text: string }) => {
  const width = 22 + text.length * 9;
  const x = you.isLeft ? you.x - width : you.x;
  return (
    <g className="plot-you">
      <path d={`M${you.x} 34V${bottomY}`} />
      <rect x={x} y="32" width={width} height="26" rx="8" />
      <text x={x + width / 2} y="50.5">
        {text}
      </text>
    </g>
  );
};
