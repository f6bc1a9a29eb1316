import { approximatePoint } from '@golark/contract/stays/approximate-point';
import type { Property } from '@golark/contract/stays/schemas';
import { readPlacesAround } from '#destinations';
import type { Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import { notFound } from '#platform/failure';
import { knownAccessibility } from './accessibility-columns.ts';
import { presentReview } from './present-review.ts';
import { getCachedStays } from './stay-cache.ts';
import { withUncounted } from './stay-reviews.ts';
import { findStayPage, type StayRow } from './store.ts';

const reviewsShown = 12;
const locationRadiusMeters = 600;

export const clockTime = (time: string): string => time.slice(0, 5);

const rulesOf = (stay: StayRow): Property['rules'] => ({
  checkInFrom: clockTime(stay.check_in_from),
  checkInUntil: clockTime(stay.check_in_until),
  checkOutBy: clockTime(stay.check_out_by),
  quietFrom: stay.quiet_from ? clockTime(stay.quiet_from) : null,
  minNights: stay.min_nights,
  maxNights: stay.max_nights,
  pets: stay.is_pets_allowed,
  smoking: stay.is_smoking_allowed,
});

/** Everything about a stay except its price. Throws NOT_FOUND. */
export const getProperty = async (ctx: Context, caller: Caller, id: string): Promise<Property> => {
  const page = await findStayPage(ctx.db, id, {
    locale: caller.locale,
    reviewLimit: reviewsShown,
    now: ctx.clock.now(),
  });
  if (!page) throw notFound('This stay');
  const at = approximatePoint(page);
  const [stays, chooseNearby] = await Promise.all([
    getCachedStays(ctx.db, new Map([[id, page.version]]), caller.locale),
    // from the approximate location: distances from the exact one to three places would reveal it
    readPlacesAround(ctx, { at, cityId: page.city_id }),
  ]);
  const stay = stays.get(id);
  if (!stay) throw notFound('This stay');
  return {
    id: stay.id,
    title: stay.title,
    description: page.description ?? '',
    type: stay.property_type,
    stayType: stay.stay_type as Property['stayType'],
    source: stay.source as Property['source'],
    city: { id: stay.city_id, name: stay.city_name, slug: stay.city_slug },
    state: { id: stay.state_id, name: stay.state_name, slug: stay.state_slug },
    neighborhood: stay.neighborhood,
    timeZone: stay.time_zone,
    approximateLocation: { ...at, radiusMeters: locationRadiusMeters },
    nearby: chooseNearby({
      population: stay.city_population,
      neighborhood: stay.neighborhood,
      locale: caller.locale,
    }),
    images: stay.photos,
    maxGuests: stay.max_guests,
    bedrooms: stay.bedrooms,
    beds: stay.beds,
    bathrooms: stay.bathrooms,
    amenities: stay.amenities,
    accessibility: knownAccessibility(stay),
    instantBook: stay.is_instant_book,
    requestReason: stay.is_instant_paused && stay.wants_instant_book ? 'late-calendar' : null,
    rooms: stay.rooms.map((room) => ({
      id: room.id,
      name: room.name,
      units: room.units,
      maxGuests: room.max_guests,
      bedrooms: room.bedrooms,
      beds: room.beds,
      bedding: room.bedding,
      amenities: room.amenities,
    })),
    sleeping: stay.sleeping ?? [],
    rules: rulesOf(stay),
    cancellationPolicy: stay.cancellation_policy as Property['cancellationPolicy'],
    host: {
      id: stay.property_manager_id,
      name: stay.host_name,
      joinedOn: page.host_joined_on,
      listingCount: page.host_listing_count,
    },
    sharesRoomsWith: page.linked ?? [],
    ...withUncounted(stay, page.uncounted),
    reviews: (page.reviews ?? []).map(presentReview),
  };
};
