import { z } from 'zod';
import { Money } from '../money/schemas.ts';
import { hostPolicies } from '../pricing/cancellation.ts';
import { Beds } from '../stays/schemas.ts';
import { listingSections } from './rules.ts';

/** A wall time of the place: `16:00`. */
export const WallTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { abort: true });

/** Degrees. */
export const Pin = z.strictObject({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) });
export type Pin = z.infer<typeof Pin>;

/** The values of a section of a listing. Listings that were imported may have values that a form does not accept. */
export const sectionValues = {
  place: z.strictObject({
    /** One of `propertyTypes`; what guests get follows from it. */
    kind: z.string(),
    /** Street and number, for guests of a confirmed booking. */
    line1: z.string().nullable(),
    zip: z.string().nullable(),
    cityId: z.string(),
    cityName: z.string(),
    stateName: z.string(),
    pin: Pin,
  }),
  rooms: z.discriminatedUnion('stayType', [
    z.strictObject({
      stayType: z.literal('homes'),
      guests: z.int(),
      bathrooms: z.number(),
      /** The beds of each bedroom; empty for a studio. */
      bedrooms: z.array(z.array(Beds)),
      /** The beds outside of bedrooms. */
      commonBeds: z.array(Beds),
    }),
    z.strictObject({
      stayType: z.literal('hotels'),
      rooms: z.array(
        z.strictObject({
          /** null in a form: a new room type. */
          id: z.string().nullable(),
          nameEn: z.string(),
          nameEs: z.string(),
          guests: z.int(),
          beds: z.array(Beds),
          units: z.int(),
        }),
      ),
    }),
  ]),
  amenities: z.strictObject({ amenities: z.array(z.string()) }),
  /** null: not written in this language, in which readers get the other one. */
  texts: z.strictObject({
    en: z.strictObject({ title: z.string(), description: z.string() }).nullable(),
    es: z.strictObject({ title: z.string(), description: z.string() }).nullable(),
  }),
  price: z.strictObject({
    /** One for a home. */
    rooms: z.array(
      z.strictObject({
        roomTypeId: z.string(),
        nightly: Money,
        /** The rate of Friday and Saturday nights. */
        weekendNightly: Money,
      }),
    ),
    cleaningFee: Money.nullable(),
    weeklyPercent: z.int(),
    monthlyPercent: z.int(),
  }),
  rules: z.strictObject({
    minNights: z.int(),
    maxNights: z.int(),
    checkInFrom: WallTime,
    checkInUntil: WallTime,
    checkOutBy: WallTime,
    quietFrom: WallTime.nullable(),
    isInstantBook: z.boolean(),
    cancellationPolicy: z.enum(hostPolicies),
    isPetsAllowed: z.boolean(),
    isSmokingAllowed: z.boolean(),
  }),
} as const;

export type SectionValues = {
  [Section in keyof typeof sectionValues]: z.infer<(typeof sectionValues)[Section]>;
};

const stored = <Values extends z.ZodType>(values: Values) =>
  z.strictObject({
    /** The version that a change has to name; 0 before the first one. */
    version: z.int(),
    /** null for a section that is still open; the rules of a new listing begin with those of its host. */
    values: values.nullable(),
    isComplete: z.boolean(),
    changedAt: z.string().nullable(),
  });

export const ListingSections = z.strictObject({
  place: stored(sectionValues.place),
  rooms: stored(sectionValues.rooms),
  amenities: stored(sectionValues.amenities),
  texts: stored(sectionValues.texts),
  price: stored(sectionValues.price),
  rules: stored(sectionValues.rules),
});
export type ListingSections = z.infer<typeof ListingSections>;

export const SectionName = z.enum(listingSections);
