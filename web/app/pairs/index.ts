export { loadPairs, type Weekend } from './load-pairs.ts';
export { pairsPart } from './pairs-part.ts';
