/** Guests see published listings only. A draft was never published; one that was can be taken off sale and published again. */
export const listingStatuses = ['draft', 'published', 'unpublished'] as const;
export type ListingStatus = (typeof listingStatuses)[number];

/** The parts that a price is computed from. */
export const pricedSections = ['price', 'seasons', 'discounts', 'members', 'fees', 'deposit'] as const;
export type PricedSection = (typeof pricedSections)[number];

/** The parts of a listing that are saved one by one, in the order of its page. */
export const listingSections = [
  'place',
  'rooms',
  'amenities',
  'accessibility',
  'texts',
  ...pricedSections,
  'rules',
] as const;
export type ListingSection = (typeof listingSections)[number];

/** The parts that a listing needs before it can be published, in the order of its pages. */
export const listingRequirements = [
  'place',
  'rooms',
  'amenities',
  'photos',
  'texts',
  'price',
  'rules',
] as const satisfies readonly (ListingSection | 'photos')[];
export type ListingRequirement = (typeof listingRequirements)[number];

export type RequiredSection = Exclude<ListingRequirement, 'photos'>;

/** Whether a new listing needs a section; without the others it has no seasons, discounts, fees, deposit or facts about access. */
export const isRequired = (section: ListingSection): section is RequiredSection =>
  listingRequirements.some((requirement) => requirement === section);

export const isPriced = (section: ListingSection): section is PricedSection =>
  pricedSections.some((priced) => priced === section);

/** Room types of one hotel. */
export const mostRoomTypes = 50;
/** Rooms of one type. */
export const mostUnits = 500;
export const mostBedrooms = 20;
export const mostGuests = 50;
/** Beds of one kind in one room. */
export const mostBedsOfKind = 20;
/** Cents for a night; what a host can type by mistake is refused below and above. */
export const lowestNightly = 500;
export const highestNightly = 10_000_000;
/** Ranges of nights with rates of their own. */
export const mostSeasons = 60;
/** From the point that the gazetteer has for a city to a place in it, in kilometers. */
export const farthestFromCity = 60;
/** Listings that one host may have as drafts at the same time. */
export const mostDrafts = 50;
export const ownListingsPerPage = 20;
