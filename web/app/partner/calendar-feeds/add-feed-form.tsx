import { maxFeedNameLength, maxFeedUrlLength } from '@golark/contract/calendar-feeds/rules';
import type { ChannelListing } from '@golark/contract/calendar-feeds/schemas';
import { useTranslations } from '../../platform/translations.ts';
import { NativeSelect } from '../../ui/native-select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { FeedForm, useRejected } from './feed-form.tsx';
import { addFeedIntent } from './feed-intents.ts';

/** Where the sites have the address of a calendar; their names are the same in every language. */
const sites = [
  { key: 'airbnb', name: 'Airbnb' },
  { key: 'vrbo', name: 'Vrbo' },
  { key: 'bookingCom', name: 'Booking.com' },
] as const;

/** The form that imports the calendar of another site. */
export const AddFeedForm = ({ listing }: { listing: ChannelListing }) => {
  const t = useTranslations('calendarFeeds.add');
  const failed = useRejected(addFeedIntent, listing.id);
  const { rooms, feeds, title } = listing;
  return (
    <details className="feed-add" open={failed !== undefined}>
      <summary aria-label={t('named', { title })}>{t('title')}</summary>
      {/* a calendar that was added leaves an empty form */}
      <FeedForm
        key={feeds.length}
        intent={addFeedIntent}
        subject={listing.id}
        submit={t('submit')}
        variant="primary"
      >
        <TextField
          name="url"
          type="url"
          label={t('url')}
          help={t('urlHelp')}
          maxLength={maxFeedUrlLength}
          autoComplete="off"
          spellCheck={false}
          defaultValue={failed?.values['url'] ?? ''}
          error={failed?.errors['url']}
        />
        <Where />
        <TextField
          name="name"
          label={t('name')}
          isOptional
          help={t('nameHelp')}
          maxLength={maxFeedNameLength}
          defaultValue={failed?.values['name'] ?? ''}
          error={failed?.errors['name']}
        />
        {rooms.length > 1 && (
          <NativeSelect
            name="roomTypeId"
            label={t('room')}
            options={rooms.map(({ id, name }) => ({ value: id, label: name }))}
            defaultValue={failed?.values['roomTypeId'] ?? rooms[0]?.id}
            error={failed?.errors['roomTypeId']}
          />
        )}
      </FeedForm>
    </details>
  );
};

const Where = () => {
  const t = useTranslations('calendarFeeds.where');
  return (
    <details>
      <summary className="link small">{t('title')}</summary>
      <div className="feed-where small">
        <p>{t('text')}</p>
        <ul>
          {sites.map(({ key, name }) => (
            <li key={key}>
              <b>{name}</b>: {t(key)}
            </li>
          ))}
          <li>{t('other')}</li>
        </ul>
      </div>
    </details>
  );
};
