import type { PhotoRoom } from '@golark/contract/stays/photo-rooms';
import type { DeckScene, PicturePlan, RoomScene } from './picture-plan.ts';

const roomOfScene: Record<RoomScene | DeckScene, PhotoRoom['kind']> = {
  living: 'living-room',
  bedroom: 'bedroom',
  kitchen: 'kitchen',
  bathroom: 'bathroom',
  dining: 'dining-area',
  terrace: 'outdoor',
  'hot-tub': 'hot-tub',
  poolside: 'pool',
};

const kindOf = (plan: PicturePlan): PhotoRoom['kind'] =>
  'view' in plan ? roomOfScene[plan.scene] : 'exterior';

/** The room that each of a stay's pictures shows; several bedrooms are numbered in the order of their pictures. */
export const roomsOfPlans = (plans: readonly PicturePlan[], bedrooms: number): PhotoRoom[] => {
  let lastBedroom = 0;
  return plans.map((plan) => {
    const kind = kindOf(plan);
    if (kind !== 'bedroom' || bedrooms < 2) return { kind, number: null };
    lastBedroom += 1;
    return { kind, number: lastBedroom };
  });
};
