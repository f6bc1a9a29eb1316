import type { Property } from '@golark/contract/stays/schemas';
import { useState } from 'react';
import { useTranslations } from '../platform/translations.ts';
import { useAmenityName } from '../search/index.ts';
import { Button } from '../ui/button.tsx';
import { isOpenEnd, useFormatClockTime } from '../ui/format-times.ts';
import { ClockIcon, DoorIcon, GuestsIcon, Icon, MoonIcon, NoSmokingIcon, PetIcon } from '../ui/icon.tsx';
import { dialogIsNear, LazyDialog } from '../ui/lazy-dialog.tsx';
import { amenityIcon } from './amenity-icons.ts';

const amenitiesShown = 8;

export const AmenitiesSection = ({ amenities }: { amenities: readonly string[] }) => {
  const t = useTranslations('stays.page');
  const words = useAmenityName();
  const [isOpen, setOpen] = useState(false);
  if (amenities.length === 0) return null;
  const row = (amenity: string) => (
    <li key={amenity}>
      <Icon of={amenityIcon(amenity)} />
      {words(amenity)}
    </li>
  );
  return (
    <section className="stay-section" id="amenities" {...dialogIsNear}>
      <h2 className="title-2">{t('amenities')}</h2>
      <ul className="stay-facts">{amenities.slice(0, amenitiesShown).map(row)}</ul>
      {amenities.length > amenitiesShown && (
        <Button onPress={() => setOpen(true)}>{t('allAmenities', { count: amenities.length })}</Button>
      )}
      <LazyDialog title={t('amenities')} isOpen={isOpen} onOpenChange={setOpen}>
        <ul className="stay-facts">{amenities.map(row)}</ul>
      </LazyDialog>
    </section>
  );
};

/** The house rules, on the stay's page and in the checkout. */
export const HouseRules = ({ property }: { property: Property }) => {
  const t = useTranslations('stays.page');
  const formatClockTime = useFormatClockTime();
  const { rules } = property;
  const rows = [
    {
      icon: ClockIcon,
      words: isOpenEnd(rules.checkInUntil)
        ? t('checkInFrom', { from: formatClockTime(rules.checkInFrom) })
        : t('checkIn', {
            from: formatClockTime(rules.checkInFrom),
            until: formatClockTime(rules.checkInUntil),
          }),
    },
    { icon: DoorIcon, words: t('checkOut', { by: formatClockTime(rules.checkOutBy) }) },
    { icon: GuestsIcon, words: t('atMost', { guests: property.maxGuests }) },
    { icon: PetIcon, words: rules.pets ? t('petsWelcome') : t('noPets') },
    { icon: NoSmokingIcon, words: rules.smoking ? t('smoking') : t('noSmoking') },
    ...(rules.quietFrom
      ? [{ icon: MoonIcon, words: t('quiet', { from: formatClockTime(rules.quietFrom) }) }]
      : []),
  ];
  return (
    <ul className="stay-facts">
      {rows.map(({ icon, words }) => (
        <li key={words}>
          <Icon of={icon} size={18} />
          {words}
        </li>
      ))}
    </ul>
  );
};
