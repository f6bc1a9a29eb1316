import type { NearbyKind } from '@golark/contract/destinations/rules';
import type { NearbyPlace } from '@golark/contract/destinations/schemas';
import type { Property } from '@golark/contract/stays/schemas';
import { useTranslations } from '../platform/translations.ts';
import {
  Icon,
  type IconShape,
  LakeIcon,
  MountainIcon,
  PlaceIcon,
  PlaneIcon,
  SightIcon,
  TownIcon,
  TreesIcon,
} from '../ui/icon.tsx';
import { useFormatMiles } from './use-format-miles.ts';

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

type NearbyPlacesProps = { property: Pick<Property, 'nearby' | 'neighborhood' | 'city'> };

/** The neighborhood, and how far the city, sights and airports are. */
export const NearbyPlaces = ({ property }: NearbyPlacesProps) => {
  const t = useTranslations('stays.around');
  const formatMiles = useFormatMiles();
  const { city } = property;
  const nameOf = ({ kind, name, code }: NearbyPlace): string => {
    if (kind === 'center') return t('center', { city: name });
    return code ? t('airport', { name, code }) : name;
  };
  const places = property.nearby.filter(({ kind }) => kind !== 'neighborhood');
  const hasPark = places.some(({ kind }) => kind === 'national-park');
  return (
    <section className="stay-section" id="nearby">
      <h2 className="title-2">{t('title')}</h2>
      <Neighborhood property={property} />
      <ul className="nearby-places" aria-label={t('listLabel', { city: city.name })}>
        {places.map((place) => (
          <li key={`${place.kind} ${place.name}`}>
            <Icon of={icons[place.kind]} size={18} />
            <span>{nameOf(place)}</span>
            <span className="figures text-muted">{formatMiles(place.distanceMeters)}</span>
          </li>
        ))}
      </ul>
      <p className="small text-muted">{t(hasPark ? 'noteWithPark' : 'note')}</p>
    </section>
  );
};

const Neighborhood = ({ property: { neighborhood, city, nearby } }: NearbyPlacesProps) => {
  const t = useTranslations('stays.around');
  const formatMiles = useFormatMiles();
  const center = nearby.find(({ kind }) => kind === 'center');
  if (!neighborhood || neighborhood === city.name || !center) return null;
  const [first, second] = nearby
    .filter(({ kind }) => kind === 'neighborhood')
    .map(({ name, distanceMeters }) => t('named', { name, distance: formatMiles(distanceMeters) }));
  const sentences = [
    neighborhood === 'Downtown'
      ? t('downtown', { city: city.name })
      : t('inNeighborhood', {
          neighborhood,
          city: city.name,
          distance: formatMiles(center.distanceMeters),
        }),
    first && second && t('neighbors', { first, second }),
    first && !second && t('neighbor', { first }),
  ];
  return <p>{sentences.filter(Boolean).join(' ')}</p>;
};
