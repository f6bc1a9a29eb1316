export { CancellationLine } from './cancellation-line.tsx';
export {
  isOpenEnd,
  useFormatClockTime,
  useFormatDay,
  useFormatInstant,
  useFormatZonedTime,
} from './format-times.ts';
export { loadRate, type Refusal, refusalOf } from './load-property.ts';
export { PriceLines } from './price-lines.tsx';
export { HouseRules } from './property-sections.tsx';
export { useShare } from './use-share.ts';
