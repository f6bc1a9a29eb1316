import type { RatePlan } from '@golark/contract/pricing/cancellation';
import type { PricePassport } from '@golark/contract/pricing/passport-schemas';
import type { Quote } from '@golark/contract/pricing/schemas';
import type { Property } from '@golark/contract/stays/schemas';

const dollars = (amount: number) => ({ amount: amount * 100, currency: 'USD' });

/** A home for six that is free from Jan 10 to 13, for $682. */
export const sampleStay = {
  id: 'stay1',
  title: 'Olive Street cabin',
  description: 'A cabin with two bedrooms.',
  type: 'cabin',
  stayType: 'homes',
  source: 'catalog',
  city: { id: 'ak-healy', name: 'Healy', slug: 'healy' },
  state: { id: 'ak', name: 'Alaska', slug: 'alaska' },
  neighborhood: null,
  timeZone: 'America/Anchorage',
  approximateLocation: { lat: 63.85, lng: -148.96, radiusMeters: 600 },
  nearby: [{ kind: 'center', name: 'Healy', code: null, distanceMeters: 1500 }],
  images: [
    { id: 'stay1.a', alt: 'Illustration: a cabin.', room: { kind: 'exterior', number: null }, access: [] },
    { id: 'stay1.b', alt: 'Illustration: a kitchen.', room: { kind: 'kitchen', number: null }, access: [] },
  ],
  maxGuests: 6,
  bedrooms: 2,
  beds: 2,
  bathrooms: 2,
  amenities: ['wifi'],
  accessibility: null,
  instantBook: true,
  requestReason: null,
  rooms: [{ id: 'stay1-1', name: 'Entire place', units: 1, maxGuests: 6, bedrooms: 2, beds: 2 }],
  sleeping: [],
  rules: {
    checkInFrom: '17:00',
    checkInUntil: '23:59',
    checkOutBy: '10:00',
    quietFrom: '21:00',
    minNights: 3,
    maxNights: 90,
    pets: true,
    smoking: false,
  },
  cancellationPolicy: 'moderate',
  sharesRoomsWith: [],
  host: { id: 'host1', name: 'House of Harlan', joinedOn: '2020-10-27', listingCount: 1 },
  rating: 4.71,
  reviewCount: 0,
  reviews: [],
} as unknown as Property;

const price = {
  nightly: ['2027-01-10', '2027-01-11', '2027-01-12'].map((date) => ({ date, amount: dollars(170) })),
  lines: [
    { code: 'nights', label: '3 nights', amount: dollars(510) },
    { code: 'cleaning_fee', label: 'Cleaning', amount: dollars(110) },
    { code: 'service_fee', label: 'Service fee', amount: dollars(62) },
  ],
  subtotal: dollars(682),
  taxes: dollars(0),
  total: dollars(682),
  savings: dollars(0),
};

/** The inputs of that price: two nights at the regular rate and one of the season. */
export const samplePassport = {
  version: 1,
  listingId: 'stay1',
  arriveDay: '2027-01-10',
  departDay: '2027-01-13',
  pricedOn: '2026-11-20',
  variant: 'nonMember',
  party: { adults: 2, children: 0, infants: 0, pets: false },
  nights: [
    { date: '2027-01-10', roomTypeId: 'stay1-1', units: 1, amount: 17_000, source: 'room' },
    { date: '2027-01-11', roomTypeId: 'stay1-1', units: 1, amount: 17_000, source: 'room' },
    { date: '2027-01-12', roomTypeId: 'stay1-1', units: 1, amount: 17_000, source: 'season' },
  ],
  rules: {
    ...{ roomCount: 1, daysAhead: 51, includedGuests: 2, serviceFeePercent: 10, coupon: null },
    ...{ cleaningFeeAmount: 11_000, cleaningFeeUnit: 'stay', petFeeAmount: 0, petFeeUnit: 'stay' },
    ...{ extraGuestFeeAmount: 1500, extraGuestFeeUnit: 'guest-night' },
    hostFees: [{ kind: 'association', unit: 'stay', amount: 4000, isTaxable: false }],
    ...{ weeklyDiscountPercent: 10, monthlyDiscountPercent: 0 },
    ...{
      lastMinuteDiscountPercent: 15,
      lastMinuteDays: 7,
      earlyBookingDiscountPercent: 0,
      earlyBookingDays: 0,
    },
    ...{ memberDiscountPercent: 8, memberDiscountFunder: 'host' },
  },
  taxes: [
    {
      ...{ name: 'State lodging tax', nameEs: 'Impuesto estatal', jurisdiction: 'ak', basisPoints: 290 },
      ...{ source: 'the table of the state', asOf: '2026-01-01' },
    },
  ],
  total: 68_200,
  hash: 'ab12'.repeat(16),
} as const satisfies PricePassport;

const cancellation = {
  policy: 'moderate',
  freeUntil: '2027-01-06T02:00:00.000Z',
  schedule: [
    { until: '2027-01-06T02:00:00.000Z', kind: 'all', refundAmount: dollars(682) },
    { until: null, kind: 'none', refundAmount: dollars(0) },
  ],
};

export const sampleQuote = {
  version: 2,
  quoteId: 'quote1',
  propertyId: 'stay1',
  arriveDay: '2027-01-10',
  departDay: '2027-01-13',
  nights: 3,
  rooms: [{ roomTypeId: 'stay1-1', units: 1, name: 'Entire place' }],
  nonMember: price,
  member: price,
  applies: 'nonMember',
  passport: samplePassport,
  coupon: null,
  ratePlan: 'standard',
  ratePlans: [{ ratePlan: 'standard', discountPercent: 0, nonMember: price, member: price, cancellation }],
  cancellation,
  payment: { schedule: [{ dueOn: '2026-11-20', amount: dollars(682) }] },
  paymentPlans: [
    {
      paymentPlan: 'full',
      nonMember: [{ dueOn: null, amount: dollars(682) }],
      member: [{ dueOn: null, amount: dollars(682) }],
    },
  ],
  expiresAt: '2026-11-20T18:15:00.000Z',
} as unknown as Quote;

const nonRefundablePrice = {
  ...price,
  lines: [
    ...price.lines,
    { code: 'non_refundable_discount', label: 'Non-refundable rate (10%)', amount: dollars(-51) },
  ],
  total: dollars(631),
};

/** The sample quote with a non-refundable rate for $631, at the rate plan that is chosen. */
export const quoteWithPlans = (ratePlan: RatePlan): Quote => {
  const plans = [
    ...sampleQuote.ratePlans,
    {
      ...{ ratePlan: 'non-refundable', discountPercent: 10 },
      ...{ nonMember: nonRefundablePrice, member: nonRefundablePrice },
      cancellation: {
        ...{ policy: 'non-refundable', freeUntil: null, law: null },
        schedule: [{ until: null, kind: 'none', refundAmount: dollars(0) }],
      },
    },
  ];
  const chosen = plans.find((plan) => plan.ratePlan === ratePlan);
  return { ...sampleQuote, ...chosen, quoteId: `quote-${ratePlan}`, ratePlans: plans } as unknown as Quote;
};

export const sampleCard = {
  id: 'card1',
  brand: 'visa',
  last4: '4242',
  expMonth: 8,
  expYear: 2030,
  nameOnCard: 'Maya Ortega',
  isDefault: true,
};
