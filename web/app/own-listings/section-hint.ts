import type { ListingSection, PricedSection } from '@golark/contract/own-listings/rules';
import type { SectionValues } from '@golark/contract/own-listings/section-values-schemas';
import { useDescribeAccess } from '../access-facts/index.ts';
import { useTranslations } from '../platform/translations.ts';
import { useMoney } from '../ui/numbers.ts';
import { useDescribePriced } from './priced-summary.tsx';

const joined = (parts: readonly string[]): string => parts.join(' · ');

/** Returns a closed section in one line: `Apartment · Asheville, North Carolina`. */
export const useSectionHint = () => {
  const t = useTranslations('ownListings');
  const types = useTranslations('stays.types');
  const hosting = useTranslations('onboarding.hosting');
  const prices = useTranslations('listingPrices');
  const describe = useDescribePriced();
  const describeAccess = useDescribeAccess();
  const money = useMoney();
  const namesOf = <Section extends PricedSection>(section: Section, values: SectionValues[Section]) =>
    joined(describe(section, values).map(({ name }) => name));
  const hints: { [Section in ListingSection]: (values: SectionValues[Section]) => string } = {
    place: ({ kind, cityName, stateName }) => joined([types(kind as 'house'), `${cityName}, ${stateName}`]),
    rooms: (values) =>
      values.stayType === 'hotels'
        ? t('hints.roomTypes', { count: values.rooms.length })
        : joined([
            t('rooms.sleeps', { count: values.guests }),
            t('hints.bedrooms', { count: values.bedrooms.length }),
          ]),
    amenities: ({ amenities }) => t('hints.amenities', { count: amenities.length }),
    accessibility: (facts) => t('hints.access', { count: describeAccess(facts).length }),
    texts: (texts) =>
      (['en', 'es'] as const)
        .filter((locale) => texts[locale])
        .map((locale) => t(`texts.${locale}`))
        .join(', '),
    price: ({ rooms }) => {
      const rates = rooms.flatMap(({ nightly, weekendNightly }) => [nightly.amount, weekendNightly.amount]);
      return t('hints.price', { amount: money(Math.min(...rates), 'dollars') });
    },
    seasons: ({ seasons }) =>
      seasons.length > 0 ? prices('seasonCount', { count: seasons.length }) : prices('none.seasons'),
    discounts: (values) => namesOf('discounts', values) || prices('none.discounts'),
    members: (values) => describe('members', values)[0]?.value || prices('none.members'),
    fees: (values) => namesOf('fees', values) || prices('none.fees'),
    deposit: (values) => describe('deposit', values)[0]?.value || prices('none.deposit'),
    rules: ({ isInstantBook, cancellationPolicy }) =>
      joined([
        hosting(`bookings.${isInstantBook ? 'instant' : 'request'}`),
        hosting(`policies.${cancellationPolicy}`),
      ]),
  };
  return <Section extends ListingSection>(section: Section, values: SectionValues[Section]): string =>
    hints[section](values);
};
