export { CancellationLine } from './cancellation-line.tsx';
export { isOpenEnd, useClockWords, useDayWords, useInstantWords, useMomentWords } from './instant-words.ts';
export { type Refusal, refusalOf } from './load-property.ts';
export { PriceLines } from './price-lines.tsx';
export { HouseRules } from './property-sections.tsx';
