import { useId } from 'react';
import type { PlotGeometry, PlotSize } from './plot-geometry.ts';
import type { PlotWords } from './plot-words.ts';

type PlotDrawingProps = { plot: PlotGeometry; size: PlotSize; words: PlotWords; className: string };

export const PlotDrawing = ({ plot, size, words, className }: PlotDrawingProps) => (
  <svg
    className={`plot ${className}`}
    viewBox={`0 0 ${size.width} ${size.height}`}
    role="img"
    aria-label={words.alt}
  >
    <Grid plot={plot} size={size} words={words} />
    <Lines plot={plot} />
    <You plot={plot} words={words.you} />
    <PriceLabel plot={plot} words={words.prices} />
  </svg>
);

const Grid = ({ plot, size, words }: Omit<PlotDrawingProps, 'className'>) => (
  <g>
    {plot.amounts.map(({ amount, y }) => (
      <g key={amount}>
        <path d={`M${plot.leftX} ${y}H${plot.rightX}`} className="plot-grid" />
        <text x={plot.leftX - 8} y={y + 5} textAnchor="end">
          {words.amount(amount)}
        </text>
      </g>
    ))}
    {plot.nights.map(({ nights, x }) => (
      <text key={nights} x={x} y={plot.bottomY + 20} textAnchor="middle">
        {nights}
      </text>
    ))}
    <text x={(plot.leftX + plot.rightX) / 2} y={size.height - 6} textAnchor="middle">
      {words.axis}
    </text>
  </g>
);

const Lines = ({ plot }: Pick<PlotDrawingProps, 'plot'>) => {
  const fillId = useId();
  const { leftX, rightX, bottomY, end, first, later } = plot;
  const hasTwoPrices = first.y !== later.y;
  return (
    <g>
      <linearGradient id={fillId} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--go)" stopOpacity=".5" />
        <stop offset="1" stopColor="var(--go)" stopOpacity=".06" />
      </linearGradient>
      <path d={`M${leftX} ${bottomY}L${end.x} ${end.y}V${bottomY}Z`} fill={`url(#${fillId})`} />
      <path d={`M${leftX} ${first.y}H${rightX}`} className="plot-price" />
      {hasTwoPrices && <path d={`M${leftX} ${later.y}H${rightX}`} className="plot-price" data-later="" />}
      <path d={`M${leftX} ${bottomY}L${end.x} ${end.y}`} className="plot-saved" />
      {[first.crossing, hasTwoPrices ? later.crossing : null].map(
        (crossing) =>
          crossing && (
            <circle key={crossing.x} cx={crossing.x} cy={crossing.y} r="5.5" className="plot-crossing" />
          ),
      )}
    </g>
  );
};

const PriceLabel = ({ plot, words }: { plot: PlotGeometry; words: string }) => {
  const y = plot.later.y - 8;
  return plot.isPriceLabelRight ? (
    <text x={plot.rightX - 4} y={y} textAnchor="end" className="plot-label">
      {words}
    </text>
  ) : (
    <text x={plot.leftX + 6} y={y} className="plot-label">
      {words}
    </text>
  );
};

/** About the width of the label. */
const labelWidth = 150;

/** The label is left of the point, or where that has no space, above it at the end of the dotted line. */
const You = ({ plot, words }: { plot: PlotGeometry; words: string }) => {
  const { you, leftX, bottomY } = plot;
  const isBeside = you.x >= leftX + labelWidth;
  const labelEnd = isBeside ? you.x : leftX + labelWidth;
  const labelY = plot.savedY(labelEnd) - 14;
  return (
    <g>
      <path d={`M${you.x} ${isBeside ? you.y : labelY + 8}V${bottomY}`} className="plot-drop" />
      <circle cx={you.x} cy={you.y} r="7.5" className="plot-you" />
      <text x={labelEnd - 12} y={labelY} textAnchor="end" className="plot-you-label">
        {words}
      </text>
    </g>
  );
};
