import type { PropertyHit } from '@golark/contract/search/schemas';
import { useLocale, useTranslations } from '../platform/translations.ts';

/** Amenities worth a mention on a card; the first one that the stay has is shown. */
const highlights = [
  'hot-tub',
  'ski-in-out',
  'waterfront',
  'beach-access',
  'sauna',
  'pool',
  'sea-view',
  'lake-view',
  'mountain-view',
  'wood-stove',
  'fireplace',
  'fire-pit',
  'breakfast',
  'city-view',
  'ev-charger',
] as const;

type Facts = Pick<PropertyHit, 'type' | 'bedrooms' | 'amenities' | 'rooms' | 'stayType'>;

export const usePropertyTypeName = () => {
  const t = useTranslations('stays.types');
  return (type: string): string => (t.has(type as never) ? t(type as never) : t('other'));
};

/** The name in a translator of `stays`; an amenity of an import may have none. */
export const amenityNameIn = (t: ReturnType<typeof useTranslations<'stays'>>, amenity: string): string => {
  const key = `amenities.${amenity}` as never;
  return t.has(key) ? t(key) : amenity.replaceAll('-', ' ');
};

export const useAmenityName = () => {
  const t = useTranslations('stays');
  return (amenity: string): string => amenityNameIn(t, amenity);
};

/** `Hot tub` becomes `hot tub`; `EV charger` stays as it is. */
const withinLine = (name: string): string =>
  /^\p{Lu}\p{Lu}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);

/** `Cabin · 2 bedrooms · hot tub`, `Hotel · 2 × Queen Room and King Suite`. */
export const useStayFacts = () => {
  const t = useTranslations('search.card');
  const typeName = usePropertyTypeName();
  const amenityName = useAmenityName();
  const locale = useLocale();
  return ({ type, bedrooms, amenities, rooms, stayType }: Facts): string => {
    const highlight = highlights.find((amenity) => amenities.includes(amenity));
    const names = rooms.map(({ name, units }) => (units > 1 ? t('rooms', { name, units }) : name));
    const listed = names.length > 1 ? new Intl.ListFormat(locale).format(names) : names[0];
    // a studio is named by its type
    const bedroomsText = type === 'studio' && bedrooms === 0 ? '' : t('bedrooms', { bedrooms });
    const size = stayType === 'hotels' && listed ? listed : bedroomsText;
    return [typeName(type), size, highlight ? withinLine(amenityName(highlight)) : '']
      .filter(Boolean)
      .join(' · ');
  };
};
