export { MapPane } from './map-pane.tsx';
export { PinMap } from './pin-map.tsx';
export type { MapStay } from './price-pins.tsx';
export type { SearchMapProps } from './search-map.tsx';
export { useMarkedStays } from './use-marked-stays.ts';
export { WhereMap } from './where-map.tsx';
