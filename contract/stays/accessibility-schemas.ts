import { z } from 'zod';
import { fieldRule } from '../errors/rules.ts';
import { AnyText } from '../text/schemas.ts';
import {
  accessFacts,
  bedInches,
  doorInches,
  floorAccesses,
  mostSteps,
  showerStepInches,
  showers,
} from './accessibility.ts';

const inches = ({ least, most }: { least: number; most: number }) => z.int().min(least).max(most).nullable();

/** Measurements by a host; null where one is not known. */
export const Accessibility = z
  .strictObject({
    /** From where a car stops. */
    stepsToEntrance: z.int().min(0).max(mostSteps).nullable(),
    /** The narrowest clear opening on the way to a bedroom and a bathroom, in inches. */
    doorInches: inches(doorInches),
    shower: z.enum(showers).nullable(),
    /** Only of a walk-in shower. */
    showerStepInches: inches(showerStepInches),
    hasToiletBars: z.boolean().nullable(),
    hasShowerBars: z.boolean().nullable(),
    /** From the floor to the top of the mattress. */
    bedInches: inches(bedInches),
    floorAccess: z.enum(floorAccesses).nullable(),
    hasAccessibleParking: z.boolean().nullable(),
  })
  .refine(({ shower, showerStepInches }) => showerStepInches === null || shower === 'walk-in', {
    ...fieldRule('invalid'),
    path: ['showerStepInches'],
  });

export const AccessFact = z.enum(accessFacts);

/** With the ids of the photos of the listing that show a fact. */
export const PicturedAccessibility = Accessibility.safeExtend({
  photos: z.partialRecord(AccessFact, AnyText(200)),
});
