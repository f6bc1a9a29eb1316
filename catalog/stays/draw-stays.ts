import { states } from '../places/index.ts';
import { drawSlots, type Scene } from '../words/slots.ts';
import { writeDescription } from '../words/write-description.ts';
import { writeReviews } from '../words/write-reviews.ts';
import { writeTitle } from '../words/write-title.ts';
import { depthOf, drawRoomCalendars, isFullDepth } from './draw-calendar.ts';
import { openManagerDesk } from './draw-managers.ts';
import { drawReviewCount, qualityOf, searchRankOf } from './draw-reviews.ts';
import { type Draft, drawDraft } from './draw-stay.ts';
import { propertyTypesOf } from './property-types.ts';
import { type Random, randomFrom, seedOf } from './random.ts';
import { scatterAround } from './scatter.ts';
import type { Manager, Stay } from './stay.ts';
import { allocate, listSurroundings, type Surroundings } from './surroundings.ts';

export interface DrawOptions {
  size: number;
  seed: number;
  today: string;
}

const shareOfHotels = 0.125;

const stateNames = new Map(states.map((state) => [state.id, state.name]));

/** What has been written so far, so that no two people write the same. */
interface Written {
  titles: Set<string> | null;
  bodies: Set<string> | null;
}

interface Setting {
  manager: Manager;
  place: Surroundings;
  km: number;
}

const sceneOf = (draft: Draft, { manager, place, km }: Setting): Scene => ({
  propertyType: draft.listing.property_type,
  cityName: place.city.name,
  stateName: stateNames.get(place.city.stateId) ?? '',
  neighborhood: draft.listing.neighborhood,
  kmToCenter: km,
  bedrooms: draft.listing.bedrooms,
  maxGuests: draft.listing.max_guests,
  beds: draft.listing.beds,
  hostName: manager.calledName,
  landmarks: place.destination?.landmarks ?? [],
  rooms: draft.rooms.length,
});

/** Words, reviews and calendar for a stay whose facts are settled. */
const finish = (
  draft: Draft,
  more: Setting & { taken: Set<string>; written: Written; options: DrawOptions },
  random: Random,
): Stay => {
  const { manager, place, options, taken } = more;
  const { listing, tags, goodness } = draft;
  const depth = depthOf(options.size);
  const scene = sceneOf(draft, more);
  const title = writeTitle(scene, { tags, taken, written: more.written.titles }, random);
  const slots = drawSlots(scene, tags, random);
  const texts = (['en', 'es'] as const).map((locale) => ({
    locale,
    title: title[locale],
    description: writeDescription(locale, { tags, slots }, random),
  }));
  const count = drawReviewCount(goodness, depth.maxReviews, random);
  const reviews = writeReviews(
    {
      tags,
      slots,
      goodness,
      count,
      today: options.today,
      maxGuests: listing.max_guests,
      written: more.written.bodies,
    },
    random,
  );
  const ratings = reviews.map((review) => review.rating);
  listing.quality = qualityOf(ratings);
  listing.review_count = reviews.length;
  listing.search_rank = searchRankOf(ratings, random);
  const rooms = drawRoomCalendars(draft, { today: options.today, depth, placeWeight: place.weight }, random);
  return { listing, manager, place, rooms, texts, reviews, tags };
};

/** All stays of one place; titles differ within it. */
function* drawStaysOfPlace(
  place: Surroundings,
  { first, count, written }: { first: number; count: number; written: Written },
  options: DrawOptions,
): Generator<Stay> {
  const spotOf = scatterAround(place);
  const typeOf = {
    homes: propertyTypesOf(place.tags, 'homes'),
    hotels: propertyTypesOf(place.tags, 'hotels'),
  };
  const desk = openManagerDesk(options.seed, options.today);
  const taken = new Set<string>();
  for (let index = first; index < first + count; index++) {
    const random = randomFrom(seedOf(options.seed, index));
    const stayType = random.chance(shareOfHotels) ? 'hotels' : 'homes';
    const spot = spotOf(random);
    const type = typeOf[stayType](random);
    const manager = desk.next(index, stayType, random);
    const draft = drawDraft(
      { seed: options.seed, index, today: options.today, place, spot, type, manager },
      random,
    );
    yield finish(draft, { manager, place, km: spot.km, taken, written, options }, random);
  }
}

/** Every stay of a catalogue, place by place, one at a time: a million need no more memory than a city. */
export function* drawStays(options: DrawOptions): Generator<Stay> {
  const isSmall = isFullDepth(options.size);
  const written: Written = { titles: isSmall ? new Set() : null, bodies: isSmall ? new Set() : null };
  let first = 0;
  for (const { place, count } of allocate(listSurroundings(), options.size)) {
    yield* drawStaysOfPlace(place, { first, count, written }, options);
    first += count;
  }
}
