import { isPriced, type ListingSection, type PricedSection } from '@golark/contract/own-listings/rules';
import type { SectionValues } from '@golark/contract/own-listings/section-values-schemas';
import type { Beds } from '@golark/contract/stays/beds';
import { useDescribeAccess } from '../access-facts/index.ts';
import { useLocale, useTranslations } from '../platform/translations.ts';
import { type Detail, DetailList } from '../ui/detail-list.tsx';
import { useDescribePriced } from './priced-summary.tsx';

type SummaryProps<Section extends ListingSection> = { values: SectionValues[Section] };

const Details = ({ details }: { details: readonly Detail[] }) => (
  <DetailList details={details} className="listing-details" />
);

/** `1 × Queen bed, 2 × Single bed`. */
const useBedsText = () => {
  const t = useTranslations('ownListings.beds');
  return (beds: readonly Beds[]) => beds.map(({ kind, count }) => `${count} × ${t(kind)}`).join(', ');
};

const Place = ({ values }: SummaryProps<'place'>) => {
  const t = useTranslations('ownListings.place');
  const types = useTranslations('stays.types');
  const { kind, line1, zip, neighborhood, cityName, stateName, pin } = values;
  return (
    <Details
      details={[
        { name: t('kind'), value: types(kind as 'house') },
        { name: t('line1'), value: line1 },
        { name: t('town'), value: `${cityName}, ${stateName}${zip ? ` ${zip}` : ''}` },
        { name: t('neighborhood'), value: neighborhood },
        { name: t('pin'), value: `${pin.lat.toFixed(5)}, ${pin.lng.toFixed(5)}` },
      ]}
    />
  );
};

const Rooms = ({ values }: SummaryProps<'rooms'>) => {
  const t = useTranslations('ownListings.rooms');
  const bedsText = useBedsText();
  const amenityNames = useTranslations('stays.amenities');
  const locale = useLocale();
  if (values.stayType === 'hotels')
    return (
      <Details
        details={values.rooms.map((room) => ({
          name: `${locale === 'es' ? room.nameEs : room.nameEn} (${room.units})`,
          value: [
            t('sleeps', { count: room.guests }),
            bedsText(room.beds),
            ...room.amenities.map((slug) => amenityNames(slug as 'wifi')),
          ].join(' · '),
        }))}
      />
    );
  return (
    <Details
      details={[
        { name: t('guests'), value: String(values.guests) },
        { name: t('bathrooms'), value: String(values.bathrooms) },
        ...values.bedrooms.map((beds, i) => ({
          name: t('bedroom', { number: i + 1 }),
          value: bedsText(beds),
        })),
        { name: t('common'), value: bedsText(values.commonBeds) },
      ]}
    />
  );
};

const Amenities = ({ values }: SummaryProps<'amenities'>) => {
  const t = useTranslations('ownListings.amenities');
  const names = useTranslations('stays.amenities');
  const list = values.amenities.map((slug) => names(slug as 'wifi')).join(', ');
  return <p>{list || t('none')}</p>;
};

const Accessibility = ({ values }: SummaryProps<'accessibility'>) => {
  const t = useTranslations('ownListings.hints');
  const title = useTranslations('ownListings.access.photo')('summary');
  const details = useDescribeAccess()(values);
  const pictured = details.filter(({ fact }) => values.photos[fact]).map(({ name }) => name);
  if (details.length === 0) return <p>{t('access', { count: 0 })}</p>;
  return <Details details={[...details, { name: title, value: pictured.join(', ') }]} />;
};

const Texts = ({ values }: SummaryProps<'texts'>) => (
  <>
    {(['en', 'es'] as const).map((locale) => {
      const text = values[locale];
      return (
        text && (
          <div key={locale} lang={locale}>
            <b>{text.title}</b>
            <p className="listing-description">{text.description}</p>
          </div>
        )
      );
    })}
  </>
);

const Priced = ({ section, values }: { section: PricedSection; values: SectionValues[PricedSection] }) => {
  const t = useTranslations('listingPrices.none');
  const details = useDescribePriced()(section, values);
  if (details.length === 0 && section !== 'price') return <p>{t(section)}</p>;
  return <Details details={details} />;
};

const Rules = ({ values }: SummaryProps<'rules'>) => {
  const t = useTranslations('ownListings.rules');
  const hosting = useTranslations('onboarding.hosting');
  return (
    <Details
      details={[
        { name: t('nights'), value: `${values.minNights} – ${values.maxNights}` },
        {
          name: hosting('booking'),
          value: hosting(`bookings.${values.isInstantBook ? 'instant' : 'request'}`),
        },
        { name: hosting('cancellation'), value: hosting(`policies.${values.cancellationPolicy}`) },
        { name: t('checkIn'), value: `${values.checkInFrom} – ${values.checkInUntil}` },
        { name: hosting('checkOutBy'), value: values.checkOutBy },
        { name: t('quietFrom'), value: values.quietFrom },
        { name: t('isPetsAllowed'), value: t(values.isPetsAllowed ? 'yes' : 'no') },
        { name: t('isSmokingAllowed'), value: t(values.isSmokingAllowed ? 'yes' : 'no') },
      ]}
    />
  );
};

const summaries = {
  place: Place,
  rooms: Rooms,
  amenities: Amenities,
  accessibility: Accessibility,
  texts: Texts,
  rules: Rules,
};

type SectionSummaryProps = { section: ListingSection; values: SectionValues[ListingSection] };

/** The values of a section, to be read. */
export const SectionSummary = ({ section, values }: SectionSummaryProps) => {
  if (isPriced(section)) return <Priced section={section} values={values as SectionValues[PricedSection]} />;
  const Summary = summaries[section] as (props: { values: unknown }) => React.ReactNode;
  return <Summary values={values} />;
};
