export { countStaysOf, listNeighborhoods } from './list-neighborhoods.ts';
