import type { ChannelListing } from '@golark/contract/calendar-feeds/schemas';
import { outcomeFor } from '../../platform/page/form-outcome.ts';
import { useTranslations } from '../../platform/translations.ts';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { CopyIcon } from '../../ui/icon.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { FeedForm, useRejected } from './feed-form.tsx';
import { useFeedForms } from './feed-forms.ts';
import { linkSubject, renewLinkIntent } from './feed-intents.ts';

type Exported = { roomTypeId: string; feedId: string | null; label: string; url: string };

/** The addresses of the listing's own calendars: one for each site that it imports from, and one with everything for each room type. */
const useExported = ({ feeds, rooms }: ChannelListing): Exported[] => {
  const t = useTranslations('calendarFeeds.links');
  const forSites = feeds.map(({ id, roomTypeId, name, exportUrl }) => ({
    roomTypeId,
    feedId: id,
    url: exportUrl,
    label: t('forSite', { name }),
  }));
  const forAll = rooms.map(({ id, name, exportUrl }) => ({
    roomTypeId: id,
    feedId: null,
    url: exportUrl,
    label: rooms.length > 1 ? t('forAllOf', { room: name }) : t('forAll'),
  }));
  return [...forSites, ...forAll];
};

export const ExportLinks = ({ listing }: { listing: ChannelListing }) => {
  const t = useTranslations('calendarFeeds.links');
  const { outcome } = useFeedForms();
  const exported = useExported(listing);
  const isShown = exported.some((link) => outcomeFor(outcome, renewLinkIntent, linkSubject(link)));
  return (
    <details className="feed-links" open={isShown}>
      <summary aria-label={`${t('title')}: ${listing.title}`}>{t('title')}</summary>
      <p className="small text-muted">{t('text')}</p>
      <ul>
        {exported.map((link) => (
          <li key={linkSubject(link)}>
            <ExportLink link={link} />
          </li>
        ))}
      </ul>
    </details>
  );
};

/** The address of a calendar: to copy, to subscribe to, and to replace. Without JavaScript it can be selected. */
const ExportLink = ({ link }: { link: Exported }) => {
  const t = useTranslations('calendarFeeds.links');
  const { label, url, roomTypeId, feedId } = link;
  const failed = useRejected(renewLinkIntent, linkSubject(link));
  const texts = { copied: t('copied'), notCopied: t('notCopied') };
  return (
    <div className="feed-link">
      <div className="feed-address">
        <TextField label={label} value={url} readOnly onFocus={(event) => event.currentTarget.select()} />
        <span className="needs-scripts">
          <Button
            icon={CopyIcon}
            aria-label={`${t('copy')}: ${label}`}
            onPress={() => void copyText(url, texts)}
          >
            {t('copy')}
          </Button>
        </span>
      </div>
      <div className="feed-actions">
        <a
          className="text-link"
          href={url.replace(/^https?:/, 'webcal:')}
          aria-label={`${t('subscribe')}: ${label}`}
        >
          {t('subscribe')}
        </a>
        <details className="feed-question" open={failed !== undefined}>
          <summary className="link" aria-label={`${t('renew')}: ${label}`}>
            {t('renew')}
          </summary>
          <FeedForm
            key={url}
            intent={renewLinkIntent}
            subject={linkSubject(link)}
            submit={t('renewNow')}
            submitLabel={`${t('renewNow')}: ${label}`}
            variant="danger-line"
          >
            <input type="hidden" name="roomTypeId" value={roomTypeId} />
            {feedId && <input type="hidden" name="feedId" value={feedId} />}
            <p className="small text-muted">{t('renewText')}</p>
          </FeedForm>
        </details>
      </div>
    </div>
  );
};
