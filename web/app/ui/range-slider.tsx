import { Slider, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components';
import { useTranslations } from '../platform/translations.ts';

export type Span = { from: number; to: number };

type RangeSliderProps = {
  label: string;
  minimum: number;
  maximum: number;
  step?: number;
  value: Span;
  /** While a thumb moves. */
  onChange: (span: Span) => void;
  /** When the thumb is released: the time to search. */
  onChangeEnd?: (span: Span) => void;
  /** How many results each equal part between minimum and maximum has. */
  counts?: readonly number[];
  format?: Intl.NumberFormatOptions;
  names?: { from: string; to: string };
};

/** Two thumbs under a histogram of the results; the page adds two fields for exact values. */
export const RangeSlider = ({
  label,
  minimum,
  maximum,
  step = 1,
  value,
  onChange,
  ...props
}: RangeSliderProps) => {
  const { onChangeEnd, counts = [], format, names } = props;
  const t = useTranslations('ui.slider');
  const spanOf = ([from = minimum, to = maximum]: number[]): Span => ({ from, to });
  return (
    <Slider
      className="slider"
      aria-label={label}
      minValue={minimum}
      maxValue={maximum}
      step={step}
      value={[value.from, value.to]}
      onChange={(ends) => onChange(spanOf(ends))}
      onChangeEnd={(ends) => onChangeEnd?.(spanOf(ends))}
      {...(format ? { formatOptions: format } : {})}
    >
      {counts.length > 0 && <Histogram {...{ counts, minimum, maximum, value }} />}
      <SliderTrack className="slider-track">
        {({ state }) => (
          <>
            <i
              className="slider-fill"
              style={{
                left: `${state.getThumbPercent(0) * 100}%`,
                right: `${(1 - state.getThumbPercent(1)) * 100}%`,
              }}
            />
            <SliderThumb
              index={0}
              className="slider-thumb"
              aria-label={t('from')}
              {...(names ? { name: names.from } : {})}
            />
            <SliderThumb
              index={1}
              className="slider-thumb"
              aria-label={t('to')}
              {...(names ? { name: names.to } : {})}
            />
          </>
        )}
      </SliderTrack>
      <SliderOutput className="slider-words figures">
        {({ state }) => `${state.getThumbValueLabel(0)} – ${state.getThumbValueLabel(1)}`}
      </SliderOutput>
    </Slider>
  );
};

type HistogramProps = { counts: readonly number[]; minimum: number; maximum: number; value: Span };

const Histogram = ({ counts, minimum, maximum, value }: HistogramProps) => {
  const highest = Math.max(1, ...counts);
  const width = (maximum - minimum) / counts.length;
  const bars = counts.map((count, place) => {
    const start = minimum + place * width;
    return { start, height: (count / highest) * 100, isIn: start + width > value.from && start < value.to };
  });
  return (
    <div className="slider-histogram" aria-hidden="true">
      {bars.map(({ start, height, isIn }) => (
        <i key={start} style={{ height: `${height}%` }} {...(isIn ? { 'data-in': '' } : {})} />
      ))}
    </div>
  );
};
