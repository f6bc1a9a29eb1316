import { elevationAt } from '../facts/index.ts';
import { states } from '../places/index.ts';
import { generateDescription } from '../text/generate-description.ts';
import { generateTitle } from '../text/generate-title.ts';
import { addLookSlots, tagsOfLook } from '../text/look-slots.ts';
import { createSentenceCounter, type SentenceCounter } from '../text/reviews/count-sentences.ts';
import { generateReviews } from '../text/reviews/generate-reviews.ts';
import { generateSlots, type TextFacts } from '../text/slots.ts';
import { generateArrival } from './generate-arrival.ts';
import { detailForSize, generateRoomCalendars, hasFullDetail } from './generate-calendars.ts';
import { createLocationGenerator } from './generate-location.ts';
import { createManagerGenerator, managerGeneratorOf, nameToGuests } from './generate-managers.ts';
import { averageRating, generateReviewCount } from './generate-ratings.ts';
import { generateStayDraft, type StayDraft } from './generate-stay.ts';
import { generateStayRules } from './generate-stay-rules.ts';
import { createPropertyTypePicker } from './property-types.ts';
import { combineSeeds, createRandom, type Random } from './random.ts';
import type { Manager, Stay } from './stay.ts';
import { allocateStays, listSurroundings, type Surroundings } from './surroundings.ts';

export interface GenerateOptions {
  size: number;
  seed: number;
  today: string;
  only?: { cityId: string; manager: Manager };
  /** Without descriptions, reviews and calendars, for checks of titles and looks. */
  hasTitlesOnly?: boolean;
}

const hotelShare = 0.125;
const arrivalStream = 91;
const rulesStream = 92;

/** How often one sentence occurs in all reviews. */
const sentenceLimit = (size: number): number => Math.max(5, Math.ceil(size / 1000));

const stateNames = new Map(states.map((state) => [state.id, state.name]));

/** Texts used so far, so that titles and the sentences of reviews are rarely repeated. */
interface UsedTexts {
  titles: Set<string> | null;
  sentences: SentenceCounter | null;
}

interface StayContext {
  manager: Manager;
  place: Surroundings;
  kmToCenter: number;
}

const textFactsOf = (draft: StayDraft, { manager, place, kmToCenter }: StayContext): TextFacts => ({
  propertyType: draft.listing.property_type,
  cityName: place.city.name,
  stateName: stateNames.get(place.city.stateId) ?? '',
  neighborhood: draft.listing.neighborhood,
  kmToCenter,
  bedrooms: draft.listing.bedrooms,
  maxGuests: draft.listing.max_guests,
  beds: draft.listing.beds,
  bathrooms: draft.listing.bathrooms,
  hostName: nameToGuests(manager),
  landmarks: place.destination?.landmarks ?? [],
  rooms: draft.rooms.length,
});

/** Adds texts, reviews and calendars to a draft. */
const completeStay = (
  draft: StayDraft,
  context: StayContext & {
    index: number;
    cityTitles: Set<string>;
    usedTexts: UsedTexts;
    options: GenerateOptions;
  },
  random: Random,
): Stay => {
  const { manager, place, options, cityTitles } = context;
  const { listing, tags, look, appeal } = draft;
  const detail = detailForSize(options.size);
  const textFacts = textFactsOf(draft, context);
  const title = generateTitle(
    textFacts,
    { tags, look, cityTitles, catalogTitles: context.usedTexts.titles },
    random,
  );
  const arrival = generateArrival(
    { listing, tags, title: title.en, amenities: listing.amenities, host: manager },
    createRandom(combineSeeds(options.seed, context.index, arrivalStream)),
  );
  const rules = generateStayRules(
    { listing, tags, today: options.today },
    createRandom(combineSeeds(options.seed, context.index, rulesStream)),
  );
  const facts = { listing, look, manager, place, arrival, rules, appeal, tags };
  if (options.hasTitlesOnly) {
    const titles = (['en', 'es'] as const).map((locale) => ({
      locale,
      title: title[locale],
      description: '',
    }));
    return { ...facts, rooms: [], texts: titles, reviews: [] };
  }
  const slots = generateSlots(textFacts, tags, random);
  addLookSlots(slots, look);
  const known = new Set([...tags, ...tagsOfLook(look)]);
  const texts = (['en', 'es'] as const).map((locale) => ({
    locale,
    title: title[locale],
    description: generateDescription(locale, { tags: known, slots }, random),
  }));
  const count = generateReviewCount(appeal, detail.maxReviews, random);
  const reviews = generateReviews(
    {
      tags,
      slots,
      appeal,
      count,
      today: options.today,
      maxGuests: listing.max_guests,
      hostName: manager.name,
      isHostCompany: manager.isCompany || listing.stay_type === 'hotels',
      sentences: context.usedTexts.sentences,
    },
    random,
  );
  listing.quality = averageRating(reviews.map((review) => review.rating));
  listing.review_count = reviews.length;
  // without this draw, all calendars of the same seed would be other ones
  random.next();
  const rooms = generateRoomCalendars(
    draft,
    { today: options.today, detail, placeWeight: place.weight },
    random,
  );
  return { ...facts, rooms, texts, reviews };
};

/** All stays of one place; no title is used twice in it. */
function* generateStaysOfPlace(
  place: Surroundings,
  { first, count, usedTexts }: { first: number; count: number; usedTexts: UsedTexts },
  options: GenerateOptions,
): Generator<Stay> {
  const pickLocation = createLocationGenerator(place);
  const pickPropertyType = {
    homes: createPropertyTypePicker(place.tags, 'homes'),
    hotels: createPropertyTypePicker(place.tags, 'hotels'),
  };
  const managers = options.only
    ? managerGeneratorOf(options.only.manager)
    : createManagerGenerator({ ...options, city: place.city });
  const cityTitles = new Set<string>();
  const usedLooks = new Set<string>();
  const elevation = elevationAt(place.city);
  for (let index = first; index < first + count; index++) {
    const random = createRandom(combineSeeds(options.seed, index));
    const stayType = random.chance(hotelShare) ? 'hotels' : 'homes';
    const location = pickLocation(random);
    const type = pickPropertyType[stayType](random);
    const manager = managers.next(index, stayType, random);
    const draft = generateStayDraft(
      {
        ...{ seed: options.seed, index, today: options.today },
        ...{ place, elevation, location, type, manager, usedLooks },
      },
      random,
    );
    yield completeStay(
      draft,
      { index, manager, place, kmToCenter: location.kmToCenter, cityTitles, usedTexts, options },
      random,
    );
  }
}

/** The places of a catalog, each with the number of its stays. */
const placesOf = ({ size, only }: GenerateOptions): { place: Surroundings; count: number }[] => {
  const places = listSurroundings();
  if (!only) return allocateStays(places, size);
  return places.filter(({ city }) => city.id === only.cityId).map((place) => ({ place, count: size }));
};

/** Yields the stays of a catalog place by place, so that memory use depends on one city and not on the catalog size. */
export function* generateCatalog(options: GenerateOptions): Generator<Stay> {
  const isFullDetail = hasFullDetail(options.size);
  const usedTexts: UsedTexts = {
    titles: isFullDetail ? new Set() : null,
    sentences: isFullDetail ? createSentenceCounter(sentenceLimit(options.size)) : null,
  };
  let first = 0;
  for (const { place, count } of placesOf(options)) {
    yield* generateStaysOfPlace(place, { first, count, usedTexts }, options);
    first += count;
  }
}
