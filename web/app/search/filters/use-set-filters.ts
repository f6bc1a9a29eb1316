import { useLength } from '../../access-facts/index.ts';
import { useTranslations } from '../../platform/translations.ts';
import { useMoney } from '../../ui/numbers.ts';
import type { SearchQuery } from '../search-query.ts';
import { useAmenityName, usePropertyTypeName } from '../stay-facts.ts';

/** A filter that is set, and what changes to clear it. */
export type SetFilter = { key: string; label: string; cleared: Partial<SearchQuery> };

/** The lists of amenities, each of which a stay must have whole. */
const amenityListNames = ['amenities', 'facilities', 'features', 'views'] as const;

type ValueList = (typeof amenityListNames)[number] | 'propertyType' | 'bedding' | 'accessibility';

const roomCounts = ['bedrooms', 'beds', 'bathrooms'] as const;

type RoomCount = (typeof roomCounts)[number];

const noPrice = { priceFrom: undefined, priceTo: undefined };

const cents = 100;

/** The filters of a search as visitors read them, in the order of the panel; the address has only the id of a host. */
export const useSetFilters = (hostName: string | null) => {
  const t = useTranslations('searchFilters');
  const money = useMoney();
  const typeName = usePropertyTypeName();
  const amenityName = useAmenityName();
  const priceLabel = ({ priceFrom, priceTo }: SearchQuery): string => {
    const [from, to] = [money((priceFrom ?? 0) * cents), money((priceTo ?? 0) * cents)];
    if (priceFrom && priceTo) return t('between', { from, to });
    return priceTo ? t('upTo', { to }) : t('atLeast', { from });
  };
  const length = useLength();
  const limits = ({ steps, door }: SearchQuery): SetFilter[] => [
    ...(steps ? [{ key: 'maxSteps', label: t(`steps.${steps}`), cleared: { steps: undefined } }] : []),
    ...(door
      ? [
          {
            key: 'minDoorInches',
            label: t('door', { width: length(Number(door)) }),
            cleared: { door: undefined },
          },
        ]
      : []),
  ];
  const roomsLabel = (name: RoomCount, count: number): string => t(`${name}OrMore`, { count });
  return (search: SearchQuery): SetFilter[] => {
    const { stayType, pets } = search;
    const each = (list: ValueList, nameOf: (value: string) => string): SetFilter[] =>
      search[list].map((value) => ({
        key: `${list}.${value}`,
        label: nameOf(value),
        cleared: { [list]: search[list].filter((other) => other !== value) },
      }));
    const flag = (name: 'instant' | 'smoking'): SetFilter[] =>
      search[name] ? [{ key: name, label: t(name), cleared: { [name]: false } }] : [];
    const hasPrice = search.priceFrom !== undefined || search.priceTo !== undefined;
    return [
      ...(hasPrice ? [{ key: 'price', label: priceLabel(search), cleared: noPrice }] : []),
      ...(stayType ? [{ key: 'stayType', label: t(stayType), cleared: { stayType: undefined } }] : []),
      ...roomCounts.flatMap((name) => {
        const count = search[name];
        return count ? [{ key: name, label: roomsLabel(name, count), cleared: { [name]: undefined } }] : [];
      }),
      ...each('propertyType', typeName),
      ...flag('instant'),
      ...(pets ? [{ key: 'pets', label: t('pets'), cleared: { pets: 0 } }] : []),
      ...amenityListNames.flatMap((list) => each(list, amenityName)),
      ...each('bedding', (kind) => t(`beds.${kind as 'king'}`)),
      ...limits(search),
      ...each('accessibility', (need) => t(`needs.${need as 'parking'}`)),
      ...flag('smoking'),
      ...(search.pmId
        ? [
            {
              key: 'pmId',
              label: hostName ? t('ofHost', { name: hostName }) : t('oneHost'),
              cleared: { pmId: undefined },
            },
          ]
        : []),
    ];
  };
};
