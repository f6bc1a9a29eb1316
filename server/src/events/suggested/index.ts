export { type MatchedEvent, matchEvents } from './match-events.ts';
