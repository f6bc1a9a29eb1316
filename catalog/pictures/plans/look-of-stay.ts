import { decideLook } from '../../facts/decide-look.ts';
import { elevationAt } from '../../facts/elevation.ts';
import type { StayLook } from '../../facts/look.ts';
import { type LookInput, tagsFromWords } from '../../facts/look-input.ts';
import { Random } from '../drawing/random.ts';

type KnownFacts = Omit<LookInput, 'tags' | 'elevation'> & { longitude?: number | undefined };

/** The look of a stay that is not in the catalog: from its type, place and amenities, and the words of its title. */
export const lookOfStay = (facts: KnownFacts): StayLook =>
  decideLook(
    { ...facts, elevation: elevationAt(facts), tags: tagsFromWords(facts) },
    new Random(`look:${facts.id}`),
  );
