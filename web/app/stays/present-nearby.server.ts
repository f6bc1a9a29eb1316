import type { NearbyKind } from '@golark/contract/destinations/rules';
import type { NearbyPlace } from '@golark/contract/destinations/schemas';
import type { Locale } from '@golark/contract/locale/rules';
import type { Property } from '@golark/contract/stays/schemas';
import { numberFormatter } from '../platform/formatters.ts';
import { translatorOf } from '../platform/translations.ts';
import {
  type IconShape,
  LakeIcon,
  MountainIcon,
  PlaceIcon,
  PlaneIcon,
  SightIcon,
  TownIcon,
  TreesIcon,
} from '../ui/icon.tsx';

/** What the section shows, in words: the browser loads no code for it. */
export type PresentedNearby = {
  title: string;
  neighborhood: string | null;
  places: { icon: IconShape; name: string; distance: string }[];
  note: string;
};

const icons: Record<NearbyKind, IconShape> = {
  center: PlaceIcon,
  town: TownIcon,
  neighborhood: PlaceIcon,
  'national-park': TreesIcon,
  park: TreesIcon,
  mountain: MountainIcon,
  lake: LakeIcon,
  shore: LakeIcon,
  sight: SightIcon,
  airport: PlaneIcon,
};

const metersPerMile = 1609.344;
/** The approximate location is about this far from the exact one. */
const uncertainMiles = 0.3;

const wordsIn = (locale: Locale) => {
  const t = translatorOf(locale, 'stays');
  const number = (miles: number): string => {
    const digits = miles < 10 ? 1 : 0;
    const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    return numberFormatter(locale, options).format(miles);
  };
  /** `1.3 mi`, `24 mi`; what is nearer than the location is certain has no figure. */
  const distance = (meters: number): string => {
    const miles = meters / metersPerMile;
    return miles < uncertainMiles
      ? t('around.milesLess', { miles: number(uncertainMiles) })
      : t('around.miles', { miles: number(miles) });
  };
  return { t, distance };
};

type Words = ReturnType<typeof wordsIn>;

const nameOf = ({ kind, name, code }: NearbyPlace, { t }: Words): string => {
  if (kind === 'center') return t('around.center', { city: name });
  return code ? t('around.airport', { name, code }) : name;
};

type Around = Pick<Property, 'nearby' | 'neighborhood' | 'city'>;

const neighborhoodText = ({ neighborhood, city, nearby }: Around, words: Words): string | null => {
  const { t, distance } = words;
  const center = nearby.find(({ kind }) => kind === 'center');
  if (!neighborhood || neighborhood === city.name || !center) return null;
  const [first, second] = nearby
    .filter(({ kind }) => kind === 'neighborhood')
    .map((place) => t('around.named', { name: place.name, distance: distance(place.distanceMeters) }));
  const own =
    neighborhood === 'Downtown'
      ? t('around.downtown', { city: city.name })
      : t('around.inNeighborhood', {
          neighborhood,
          city: city.name,
          distance: distance(center.distanceMeters),
        });
  if (!first) return own;
  return `${own} ${second ? t('around.neighbors', { first, second }) : t('around.neighbor', { first })}`;
};

export const presentNearby = (around: Around, locale: Locale): PresentedNearby => {
  const words = wordsIn(locale);
  const places = around.nearby.filter(({ kind }) => kind !== 'neighborhood');
  const hasPark = places.some(({ kind }) => kind === 'national-park');
  return {
    title: words.t('around.title'),
    neighborhood: neighborhoodText(around, words),
    places: places.map((place) => ({
      icon: icons[place.kind],
      name: nameOf(place, words),
      distance: words.distance(place.distanceMeters),
    })),
    note: words.t(hasPark ? 'around.noteWithPark' : 'around.note'),
  };
};
