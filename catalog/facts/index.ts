export { BUILDINGS, type Building, factsOfBuilding } from './buildings.ts';
export { decideLook, facadeOfBuilding } from './decide-look.ts';
export type { Facade, StayLook } from './look.ts';
export { type LookInput, tagsFromWords } from './look-input.ts';
