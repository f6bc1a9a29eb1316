import { usd } from '@golark/contract/money/rules';
import { isRequired, type ListingSection } from '@golark/contract/own-listings/rules';
import type { ListingSections, SectionValues } from '@golark/contract/own-listings/section-values-schemas';
import { clockTime } from '#stays';
import {
  accessibilityOf,
  type OwnListingRow,
  rangesOfSeasons,
  ruleValuesOf,
  type StoredText,
} from '#stays/own';

const placeOf = (row: OwnListingRow): SectionValues['place'] => ({
  kind: row.property_type,
  line1: row.line1,
  zip: row.zip,
  neighborhood: row.neighborhood,
  cityId: row.city_id,
  cityName: row.city_name,
  stateName: row.state_name,
  pin: { lat: row.latitude, lng: row.longitude },
});

/** A listing of which only the number of bedrooms is known has all of its beds outside of them. */
const roomsOf = (row: OwnListingRow): SectionValues['rooms'] => {
  if (row.stay_type === 'hotels')
    return {
      stayType: 'hotels',
      rooms: row.rooms.map((room) => ({
        id: room.id,
        nameEn: room.name_en,
        nameEs: room.name_es,
        guests: room.max_guests,
        beds: room.bedding,
        units: room.units,
        amenities: room.amenities,
      })),
    };
  const bedrooms = row.sleeping?.filter(({ room }) => room === 'bedroom').map(({ beds }) => beds);
  const common = row.sleeping?.find(({ room }) => room === 'common')?.beds;
  return {
    stayType: 'homes',
    guests: row.max_guests,
    bathrooms: row.bathrooms,
    bedrooms: bedrooms ?? Array.from({ length: row.bedrooms }, () => []),
    commonBeds: common ?? (row.sleeping ? [] : (row.rooms[0]?.bedding ?? [])),
  };
};

const textOf = (text: StoredText | undefined): SectionValues['texts']['en'] =>
  text && !text.is_copied ? { title: text.title, description: text.description } : null;

const priceOf = (row: OwnListingRow): SectionValues['price'] => ({
  rooms: row.rooms.map((room) => ({
    roomTypeId: room.id,
    nightly: usd(room.nightly_amount),
    weekendNightly: usd(room.weekend_nightly_amount),
  })),
});

const rulesOf = (row: OwnListingRow): SectionValues['rules'] => ({
  minNights: row.min_nights,
  maxNights: row.max_nights,
  checkInFrom: clockTime(row.check_in_from),
  checkInUntil: clockTime(row.check_in_until),
  checkOutBy: clockTime(row.check_out_by),
  quietFrom: row.quiet_from ? clockTime(row.quiet_from) : null,
  isInstantBook: row.wants_instant_book,
  cancellationPolicy: row.cancellation_policy as SectionValues['rules']['cancellationPolicy'],
  isPetsAllowed: row.is_pets_allowed,
  isSmokingAllowed: row.is_smoking_allowed,
});

const accessOf = (row: OwnListingRow): SectionValues['accessibility'] => ({
  ...accessibilityOf(row),
  photos: Object.fromEntries(row.photos.flatMap(({ id, access }) => access.map((fact) => [fact, id]))),
});

/** The current values of each section of a listing, placeholders of a draft included. */
export const valuesOf = (row: OwnListingRow): SectionValues => ({
  place: placeOf(row),
  rooms: roomsOf(row),
  amenities: { amenities: row.amenities },
  accessibility: accessOf(row),
  texts: { en: textOf(row.texts.en), es: textOf(row.texts.es) },
  price: priceOf(row),
  seasons: { seasons: rangesOfSeasons(row.rooms) },
  ...ruleValuesOf(row),
  rules: rulesOf(row),
});

/** Everything was complete when a listing was published, imported ones never were drafts, and some sections are not required. */
export const isComplete = (row: OwnListingRow, section: ListingSection): boolean =>
  row.status !== 'draft' || !isRequired(section) || row.sections?.[section] !== undefined;

export const versionOf = (row: OwnListingRow, section: ListingSection): number =>
  row.sections?.[section]?.version ?? 0;

export const presentSections = (row: OwnListingRow): ListingSections => {
  const values = valuesOf(row);
  const storedOf = (section: ListingSection) => ({
    version: versionOf(row, section),
    isComplete: isComplete(row, section),
    changedAt: row.sections?.[section] ? new Date(row.sections[section].changed_at).toISOString() : null,
  });
  const ifComplete = <Section extends ListingSection>(section: Section) =>
    isComplete(row, section) ? values[section] : null;
  return {
    place: { ...storedOf('place'), values: ifComplete('place') },
    rooms: { ...storedOf('rooms'), values: ifComplete('rooms') },
    amenities: { ...storedOf('amenities'), values: ifComplete('amenities') },
    accessibility: { ...storedOf('accessibility'), values: values.accessibility },
    texts: { ...storedOf('texts'), values: ifComplete('texts') },
    price: { ...storedOf('price'), values: ifComplete('price') },
    seasons: { ...storedOf('seasons'), values: values.seasons },
    discounts: { ...storedOf('discounts'), values: values.discounts },
    members: { ...storedOf('members'), values: values.members },
    fees: { ...storedOf('fees'), values: values.fees },
    deposit: { ...storedOf('deposit'), values: values.deposit },
    // a draft begins with the rules of its host
    rules: { ...storedOf('rules'), values: values.rules },
  };
};
