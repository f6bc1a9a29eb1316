export { PinMap } from './pin-map.tsx';
export type { MapStay } from './price-pins.tsx';
export type { SearchMapProps } from './search-map.tsx';
export { WhereMap } from './where-map.tsx';
