export { TripState } from './trip-state.tsx';
