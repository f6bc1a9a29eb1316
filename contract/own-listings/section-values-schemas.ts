import { z } from 'zod';
import { Money } from '../money/schemas.ts';
import { hostPolicies } from '../pricing/cancellation.ts';
import { MemberDiscount, PriceRules } from '../pricing/price-rules-schemas.ts';
import { PicturedAccessibility } from '../stays/accessibility-schemas.ts';
import { Beds } from '../stays/schemas.ts';
import { listingSections } from './rules.ts';
import { Seasons } from './season-schemas.ts';

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
    neighborhood: z.string().nullable(),
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
          amenities: z.array(z.string()),
        }),
      ),
    }),
  ]),
  amenities: z.strictObject({ amenities: z.array(z.string()) }),
  accessibility: PicturedAccessibility,
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
  }),
  seasons: Seasons,
  discounts: PriceRules.shape.discounts,
  members: MemberDiscount,
  fees: PriceRules.shape.fees,
  deposit: z.strictObject({ deposit: PriceRules.shape.deposit }),
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
    /** null for a section that is still open. The rules of a new listing begin with those of its host; what it may do without is never open. */
    values: values.nullable(),
    isComplete: z.boolean(),
    changedAt: z.string().nullable(),
  });

export const ListingSections = z.strictObject({
  place: stored(sectionValues.place),
  rooms: stored(sectionValues.rooms),
  amenities: stored(sectionValues.amenities),
  accessibility: stored(sectionValues.accessibility),
  texts: stored(sectionValues.texts),
  price: stored(sectionValues.price),
  seasons: stored(sectionValues.seasons),
  discounts: stored(sectionValues.discounts),
  members: stored(sectionValues.members),
  fees: stored(sectionValues.fees),
  deposit: stored(sectionValues.deposit),
  rules: stored(sectionValues.rules),
});
export type ListingSections = z.infer<typeof ListingSections>;

export const SectionName = z.enum(listingSections);
