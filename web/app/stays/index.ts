export {
  isOpenEnd,
  useFormatClockTime,
  useFormatDay,
  useFormatInstant,
  useFormatZonedTime,
} from '../ui/format-times.ts';
export { CancellationLine } from './cancellation-line.tsx';
export { loadRate, refusalOf } from './load-property.ts';
export { PolicyText } from './policy-text.tsx';
export { PriceLines } from './price-lines.tsx';
export type { Refusal } from './priced.ts';
export { HouseRules } from './property-sections.tsx';
export { RateChoice } from './rate-choice.tsx';
export { occupancyParam } from './rooms/room-choice.ts';
export { ShareButton } from './share-button.tsx';
export { readStayChoice, type StayChoice, writeStayChoice } from './stay-choice.ts';
export { useShare } from './use-share.ts';
export { PriceInputs, WhyThisPrice } from './why-this-price.tsx';
