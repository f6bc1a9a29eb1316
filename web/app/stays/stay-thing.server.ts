import { stayPath } from '@golark/contract/paths';
import type { Property } from '@golark/contract/stays/schemas';
import type { Addresses } from '../platform/page/describe-page.server.ts';
import type { Thing } from '../platform/page/page-description.ts';
import { cityAddress, pointThing } from '../platform/page/structured-data.server.ts';
import { translatorOf } from '../platform/translations.ts';
import { amenityNameIn } from '../search/index.ts';

const reviewsShown = 3;
const picturesShown = 12;
const mostStars = 5;

const hotelKinds: Partial<Record<string, string>> = {
  resort: 'Resort',
  motel: 'Motel',
  'bed-and-breakfast': 'BedAndBreakfast',
};

/** Both are kinds of LodgingBusiness. */
const kindOf = ({ stayType, type }: Property): string =>
  stayType === 'homes' ? 'VacationRental' : (hotelKinds[type] ?? 'Hotel');

const ratingOf = ({ rating, reviewCount }: Property): Thing =>
  rating === null || reviewCount === 0
    ? {}
    : {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: rating,
          reviewCount,
          bestRating: mostStars,
        },
      };

const reviewThing = ({ authorName, rating, text, locale }: Property['reviews'][number]): Thing => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: authorName },
  reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: mostStars },
  reviewBody: text,
  inLanguage: locale,
});

/** A home is let as a whole or as a room; hotels have room types. */
const homeOf = ({ stayType, type, maxGuests, bedrooms, bathrooms, beds }: Property): Thing =>
  stayType === 'hotels'
    ? {}
    : {
        containsPlace: {
          '@type': 'Accommodation',
          additionalType: type === 'private-room' ? 'PrivateRoom' : 'EntirePlace',
          occupancy: { '@type': 'QuantitativeValue', value: maxGuests },
          numberOfBedrooms: bedrooms,
          numberOfBathroomsTotal: bathrooms,
          bed: { '@type': 'BedDetails', numberOfBeds: beds },
        },
      };

/** A stay as its page shows it: without its street, at the approximate point, and without a price, which depends on dates. */
export const stayThing = (property: Property, at: Addresses): Thing => {
  const { id, title, description, images, rules, amenities, reviews, approximateLocation } = property;
  const t = translatorOf(at.locale, 'stays');
  return {
    '@type': kindOf(property),
    identifier: id,
    name: title,
    description,
    url: at.page(stayPath(id)),
    image: images.slice(0, picturesShown).map((image) => at.picture(image.id)),
    address: cityAddress(property),
    geo: pointThing(approximateLocation),
    checkinTime: `${rules.checkInFrom}:00`,
    checkoutTime: `${rules.checkOutBy}:00`,
    petsAllowed: rules.pets,
    smokingAllowed: rules.smoking,
    amenityFeature: amenities.map((amenity) => ({
      '@type': 'LocationFeatureSpecification',
      name: amenityNameIn(t, amenity),
      value: true,
    })),
    ...homeOf(property),
    ...ratingOf(property),
    ...(reviews.length > 0 ? { review: reviews.slice(0, reviewsShown).map(reviewThing) } : {}),
  };
};
