import { z } from 'zod';
import { fieldRule } from '../errors/rules.ts';
import { hostPolicies } from '../pricing/cancellation.ts';
import { MemberDiscount, PriceRules } from '../pricing/price-rules-schemas.ts';
import { PicturedAccessibility } from '../stays/accessibility-schemas.ts';
import { amenities } from '../stays/amenities.ts';
import { bedKinds } from '../stays/beds.ts';
import { propertyTypes } from '../stays/property-types.ts';
import { AnyText, Paragraphs, Text } from '../text/schemas.ts';
import { mostBedrooms, mostBedsOfKind, mostGuests, mostRoomTypes, mostUnits } from './rules.ts';
import { NightlyInput, SeasonsInput } from './season-schemas.ts';
import { Pin, WallTime } from './section-values-schemas.ts';

const Beds = z
  .array(z.strictObject({ kind: z.enum(bedKinds), count: z.int().min(1).max(mostBedsOfKind) }))
  .max(bedKinds.length)
  .refine((beds) => new Set(beds.map(({ kind }) => kind)).size === beds.length, fieldRule('duplicate_items'));
const BedsOfRoom = Beds.refine((beds) => beds.length > 0, fieldRule('beds_needed'));

const Guests = z.int().min(1).max(mostGuests);

/** A line with letters or digits: emoji alone name nothing. */
const Named = (max: number) =>
  Text(max).refine((text) => /[\p{L}\p{N}]/u.test(text), fieldRule('no_letters'));

const WrittenText = z.strictObject({ title: Named(100), description: Paragraphs(5000) });

export const PlaceInput = z.strictObject({
  kind: z.enum(propertyTypes),
  line1: Text(200),
  zip: z
    .string()
    .trim()
    .regex(/^\d{5}(-\d{4})?$/)
    .nullable()
    .default(null),
  /** Public, such as `Capitol Hill`. */
  neighborhood: Named(100).nullable().default(null),
  cityId: AnyText(100, 1),
  pin: Pin,
});
export type PlaceInput = z.infer<typeof PlaceInput>;

const Home = z
  .strictObject({
    stayType: z.literal('homes'),
    guests: Guests,
    bathrooms: z.number().min(0).max(50).multipleOf(0.5),
    bedrooms: z.array(BedsOfRoom).max(mostBedrooms),
    commonBeds: Beds,
  })
  .refine(({ bedrooms, commonBeds }) => bedrooms.length > 0 || commonBeds.length > 0, {
    ...fieldRule('beds_needed'),
    path: ['commonBeds'],
  });

const AmenityList = z
  .array(z.enum(amenities))
  .max(amenities.length)
  .refine((slugs) => new Set(slugs).size === slugs.length, fieldRule('duplicate_items'));

const Hotel = z.strictObject({
  stayType: z.literal('hotels'),
  rooms: z
    .array(
      z.strictObject({
        id: AnyText(300, 1).nullable().default(null),
        nameEn: Named(100),
        nameEs: Named(100),
        guests: Guests,
        beds: BedsOfRoom,
        units: z.int().min(1).max(mostUnits),
        /** Beside those of the whole listing. */
        amenities: AmenityList.default([]),
      }),
    )
    .min(1)
    .max(mostRoomTypes),
});

const Amenities = z.strictObject({ amenities: AmenityList });

const Texts = z
  .strictObject({ en: WrittenText.nullable(), es: WrittenText.nullable() })
  .refine(({ en, es }) => en !== null || es !== null, {
    ...fieldRule('one_language'),
    path: ['en', 'title'],
  });

export const PriceInput = z.strictObject({
  rooms: z
    .array(
      z.strictObject({
        roomTypeId: AnyText(300, 1),
        nightly: NightlyInput,
        weekendNightly: NightlyInput,
      }),
    )
    .min(1)
    .max(mostRoomTypes),
});
export type PriceInput = z.infer<typeof PriceInput>;

const hosting = {
  checkInFrom: WallTime,
  checkInUntil: WallTime,
  checkOutBy: WallTime,
  isInstantBook: z.boolean(),
  cancellationPolicy: z.enum(hostPolicies),
};

interface Times {
  checkInFrom: string;
  checkInUntil: string;
  checkOutBy: string;
}
/** Guests of one day leave before those of the next arrive. */
const leavesInTime = ({ checkInFrom, checkOutBy }: Times): boolean => checkOutBy <= checkInFrom;
const endsLater = ({ checkInFrom, checkInUntil }: Times): boolean => checkInUntil > checkInFrom;

/** How a host takes guests; the rules of a new listing begin with it. */
export const HostingInput = z
  .strictObject(hosting)
  .refine(endsLater, { ...fieldRule('until_order'), path: ['checkInUntil'] })
  .refine(leavesInTime, { ...fieldRule('check_out_order'), path: ['checkOutBy'] });
export type HostingInput = z.infer<typeof HostingInput>;

const Rules = z
  .strictObject({
    minNights: z.int().min(1).max(365),
    maxNights: z.int().min(1).max(365),
    ...hosting,
    quietFrom: WallTime.nullable().default(null),
    isPetsAllowed: z.boolean(),
    isSmokingAllowed: z.boolean(),
  })
  .refine(({ minNights, maxNights }) => maxNights >= minNights, {
    ...fieldRule('max_below_min'),
    path: ['maxNights'],
  })
  .refine(endsLater, { ...fieldRule('until_order'), path: ['checkInUntil'] })
  .refine(leavesInTime, { ...fieldRule('check_out_order'), path: ['checkOutBy'] });

/** The values of the sections that a price is computed from. */
const pricedInputs = {
  price: PriceInput,
  seasons: SeasonsInput,
  discounts: PriceRules.shape.discounts,
  members: MemberDiscount,
  fees: PriceRules.shape.fees,
  deposit: z.strictObject({ deposit: PriceRules.shape.deposit }),
};

const typed = <Section extends string, Values extends z.ZodType>(section: Section, values: Values) =>
  z.strictObject({ section: z.literal(section), values });

/** A section that a price is computed from, as it is typed into its form. */
export const PricedSectionInput = z.discriminatedUnion('section', [
  typed('price', pricedInputs.price),
  typed('seasons', pricedInputs.seasons),
  typed('discounts', pricedInputs.discounts),
  typed('members', pricedInputs.members),
  typed('fees', pricedInputs.fees),
  typed('deposit', pricedInputs.deposit),
]);
export type PricedSectionInput = z.infer<typeof PricedSectionInput>;

const saving = <Section extends string, Values extends z.ZodType>(section: Section, values: Values) =>
  z.strictObject({
    section: z.literal(section),
    /** The one that the form was filled with. */
    version: z.int().min(0),
    values,
  });

export const SaveSectionInput = z.discriminatedUnion('section', [
  saving('place', PlaceInput),
  saving('rooms', z.discriminatedUnion('stayType', [Home, Hotel])),
  saving('amenities', Amenities),
  saving('accessibility', PicturedAccessibility),
  saving('texts', Texts),
  saving('price', pricedInputs.price),
  saving('seasons', pricedInputs.seasons),
  saving('discounts', pricedInputs.discounts),
  saving('members', pricedInputs.members),
  saving('fees', pricedInputs.fees),
  saving('deposit', pricedInputs.deposit),
  saving('rules', Rules),
]);
export type SaveSectionInput = z.infer<typeof SaveSectionInput>;
