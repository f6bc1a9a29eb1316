import type { OwnListingDetails } from '@golark/contract/own-listings/schemas';
import type { ListingLinks } from '@golark/contract/partners/parts-schemas';
import type { ListingStayRules } from '@golark/contract/stay-rules/schemas';
import { unknownAccessibility } from '@golark/contract/stays/accessibility';

export const host = {
  id: 'pm-1',
  propertyManagerId: 'pm-1',
  name: 'House of Maya',
  dataSource: 'DIRECT',
  role: 'owner' as const,
};

export const at = '2026-11-20T18:00:00.000Z';
const open = { version: 0, values: null, isComplete: false, changedAt: null };
const unsaved = { version: 0, isComplete: true, changedAt: null };

const priced = {
  seasons: { ...unsaved, values: { seasons: [] } },
  discounts: {
    ...unsaved,
    values: {
      ...{ weeklyPercent: 0, monthlyPercent: 0, lastMinute: null, earlyBooking: null },
      nonRefundablePercent: 0,
    },
  },
  members: { ...unsaved, values: { funder: 'none' as const } },
  fees: { ...unsaved, values: { cleaning: null, pets: null, extraGuests: null, mandatory: [] } },
  deposit: { ...unsaved, values: { deposit: null } },
};

/** A cabin in Denver that says no more than its place. */
export const aDraftListing = (change: Partial<OwnListingDetails['sections']> = {}): OwnListingDetails => ({
  listing: {
    ...{ id: 'li-1', status: 'draft', title: null, kind: 'cabin', stayType: 'homes', cityName: 'Denver' },
    ...{ stateName: 'Colorado', photoId: null, photoCount: 0, nightly: null, updatedAt: at },
    missing: ['rooms', 'amenities', 'photos', 'texts', 'price', 'rules'],
  },
  sections: {
    place: {
      ...{ version: 1, isComplete: true, changedAt: at },
      values: {
        ...{ kind: 'cabin', line1: '12 Larimer Street', zip: null, neighborhood: null, cityId: 'co-denver' },
        ...{ cityName: 'Denver', stateName: 'Colorado', pin: { lat: 39.75, lng: -104.99 } },
      },
    },
    rooms: open,
    amenities: open,
    accessibility: { ...unsaved, values: { ...unknownAccessibility, photos: {} } },
    texts: open,
    price: open,
    ...priced,
    rules: open,
    ...change,
  },
});

const noRules: ListingStayRules = {
  ...{ minStayArrival: 2, maxStay: 30, preparationNights: 0, notice: { days: 0, untilHour: 18 } },
  ...{ bookingWindowDays: 365, gapNights: null, rules: [], version: 0 },
};
const noLinks: ListingLinks = {
  ...{ version: 0, closesTogether: true, parts: [], wholes: [], others: [], otherCount: 0 },
};
const pictures = [
  { id: 'li-1.porch', alt: { en: 'a porch', es: 'un porche' } },
  { id: 'li-1.tiles', alt: { en: 'a shower', es: 'una regadera' } },
];
const noArrival = { address: null, access: null, wifi: null, parking: null, hostPhone: null };

/** The responses to the calls of the page of a listing. */
export const responsesOfListing = (
  details: OwnListingDetails,
  { stayRules = noRules, links = noLinks } = {},
): Readonly<Record<string, () => Response>> => ({
  'GET /v1/partner/listings/li-1': () => Response.json(details),
  'GET /v1/partner/listings/li-1/pictures': () => Response.json({ pictures }),
  'GET /v1/partner/listings/li-1/arrival': () => Response.json(noArrival),
  'GET /v1/partner/listings/li-1/stay-rules': () => Response.json(stayRules),
  'GET /v1/partner/listings/li-1/links': () => Response.json(links),
});
