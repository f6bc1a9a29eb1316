export { BUILDINGS, type Building, factsOfBuilding } from './buildings.ts';
export { decideLook, facadeOfBuilding } from './decide-look.ts';
export { elevationAt } from './elevation.ts';
export type { StayLook } from './look.ts';
export type { LookInput } from './look-input.ts';
