import type { Property } from '@golark/contract/stays/schemas';
import { useState } from 'react';
import { dateFormatter } from '../platform/formatters.ts';
import { useLocale, useTranslations } from '../platform/translations.ts';
import { useAmenityName } from '../search/index.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import {
  BedIcon,
  CheckIcon,
  ClockIcon,
  DoorIcon,
  GuestsIcon,
  Icon,
  MoonIcon,
  NoSmokingIcon,
  PetIcon,
} from '../ui/icon.tsx';
import { Rating } from '../ui/rating.tsx';
import { isOpenEnd, useFormatClockTime } from './format-times.ts';

const amenitiesShown = 8;
const reviewsShown = 6;

export const AmenitiesSection = ({ amenities }: { amenities: readonly string[] }) => {
  const t = useTranslations('stays.page');
  const words = useAmenityName();
  const [isOpen, setOpen] = useState(false);
  const row = (amenity: string) => (
    <li key={amenity}>
      <Icon of={CheckIcon} size={18} />
      {words(amenity)}
    </li>
  );
  return (
    <section className="stay-section">
      <h2 className="title-2">{t('amenities')}</h2>
      <ul className="stay-facts">{amenities.slice(0, amenitiesShown).map(row)}</ul>
      {amenities.length > amenitiesShown && (
        <Button onPress={() => setOpen(true)}>{t('allAmenities', { count: amenities.length })}</Button>
      )}
      <Dialog title={t('amenities')} isOpen={isOpen} onOpenChange={setOpen}>
        <ul className="stay-facts">{amenities.map(row)}</ul>
      </Dialog>
    </section>
  );
};

export const RoomsSection = ({ property }: { property: Property }) => {
  const t = useTranslations('stays.page');
  if (property.rooms.length < 2) return null;
  return (
    <section className="stay-section">
      <h2 className="title-2">{t('rooms')}</h2>
      <ul className="stay-rooms">
        {property.rooms.map((room) => (
          <li key={room.id}>
            <Icon of={BedIcon} />
            <div>
              <b>{room.name}</b>
              <p className="small text-muted">
                {t('roomFacts', { guests: room.maxGuests, beds: room.beds })}
              </p>
            </div>
          </li>
        ))}
      </ul>
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

export const ReviewsSection = ({ property }: { property: Property }) => {
  const t = useTranslations('stays.page');
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const { reviews, rating, reviewCount } = property;
  const month = (day: string) =>
    dateFormatter(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      new Date(`${day}T00:00:00Z`),
    );
  const list = (shown: typeof reviews) => (
    <ul className="stay-reviews">
      {shown.map((review) => (
        <li key={`${review.authorName}${review.stayedIn}${review.text.slice(0, 24)}`}>
          <div className="flex items-center gap-3">
            <Avatar firstName={review.authorName} />
            <div>
              <b>{review.authorName}</b>
              <p className="small text-muted">
                {month(review.stayedIn)}
                {review.authorPlace ? ` · ${review.authorPlace}` : ''}
              </p>
            </div>
          </div>
          <p lang={review.locale}>{review.text}</p>
        </li>
      ))}
    </ul>
  );
  return (
    <section className="stay-section">
      <h2 className="title-2 flex items-center gap-2">
        {reviewCount > 0 ? t('reviews', { count: reviewCount }) : t('noReviews')}
        {reviewCount > 0 && <Rating score={rating} count={reviewCount} />}
      </h2>
      {list(reviews.slice(0, reviewsShown))}
      {reviews.length > reviewsShown && (
        <Button onPress={() => setOpen(true)}>{t('latestReviews', { count: reviews.length })}</Button>
      )}
      <Dialog title={t('reviews', { count: reviewCount })} isOpen={isOpen} onOpenChange={setOpen} size="wide">
        {list(reviews)}
      </Dialog>
    </section>
  );
};
