import { Random } from '../drawing/random.ts';

/** The same choice in all pictures of a stay, whose seeds are its id and a number. */
const pickForStay = <Choice>(seed: string, what: string, choices: readonly Choice[]): Choice =>
  new Random(`${what}:${seed.slice(0, seed.lastIndexOf('/'))}`).pick(choices);

const TUB_SHAPES = ['round', 'square', 'stone', 'sunken'] as const;
export type TubShape = (typeof TUB_SHAPES)[number];
export const tubShapeOf = (seed: string): TubShape => pickForStay(seed, 'tub', TUB_SHAPES);

const POOL_SHAPES = ['rectangle', 'kidney', 'oval', 'ell'] as const;
export type PoolShape = (typeof POOL_SHAPES)[number];
export const poolShapeOf = (seed: string): PoolShape => pickForStay(seed, 'pool', POOL_SHAPES);
