export { planSeatMap, type VenueToPlan } from './plan-seat-map.ts';
