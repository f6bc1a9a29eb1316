import { pictureLimits } from '@golark/contract/listing-pictures/rules';
import type { ListingPictures } from '@golark/contract/listing-pictures/schemas';
import { listingImagesPath, newListingPath } from '@golark/contract/partner-paths';
import { type FormOutcome, outcomeFor } from '../../platform/page/form-outcome.ts';
import { useTranslations } from '../../platform/translations.ts';
import { Alert } from '../../ui/alert.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { TextLink } from '../../ui/link.tsx';
import type { ActingHost } from '../read-host-page.ts';
import { deleteIntent, orderIntent, roomIntent, textIntent, uploadIntent } from './image-intents.ts';
import { PictureGrid } from './picture-grid.tsx';
import { UploadPanel } from './upload-panel.tsx';

type PictureEditorProps = {
  listing: ListingPictures;
  host: ActingHost;
  outcome: FormOutcome | undefined;
  /** A form without JavaScript had more bytes than it may have. */
  isTooLarge: boolean;
};

const changes = [orderIntent, textIntent, roomIntent, deleteIntent] as const;

/** The pictures of one listing: add, order, describe and delete them. */
export const PictureEditor = ({ listing, host, outcome, isTooLarge }: PictureEditorProps) => {
  const t = useTranslations('images');
  const { title, pictures, maximum } = listing;
  return (
    <>
      <p className="small">
        {listing.isDraft ? (
          <TextLink to={newListingPath(listing.listingId)}>{t('backToDraft')}</TextLink>
        ) : (
          <TextLink to={listingImagesPath()}>{t('otherListing')}</TextLink>
        )}
      </p>
      <h1 className="display">{t('title')}</h1>
      <p className="body-large">
        {title} <span className="text-muted">{t('countOf', { count: pictures.length, maximum })}</span>
      </p>
      <Changed outcome={outcome} />
      {pictures.length === 0 && <Advice />}
      <UploadPanel
        listingId={listing.listingId}
        host={host}
        isFull={pictures.length >= pictureLimits.picturesOfListing}
        outcome={outcomeFor(outcome, uploadIntent)}
        isTooLarge={isTooLarge && !outcome}
      />
      {pictures.length > 0 && <PictureGrid listing={listing} host={host} outcome={outcome} />}
      {listing.isDraft && pictures.length > 0 && (
        <div className="form-actions mt-6">
          <ButtonLink to={newListingPath(listing.listingId, 'texts')} variant="primary" size="large">
            {t('continueDraft')}
          </ButtonLink>
        </div>
      )}
    </>
  );
};

/** The outcome of a form about one picture, or that someone else was faster. */
const Changed = ({ outcome }: { outcome: FormOutcome | undefined }) => {
  const t = useTranslations('images');
  const intent = changes.find((one) => one === outcome?.intent);
  if (!outcome || !intent) return null;
  const title = outcome.isDone ? t(`done.${intent}`) : outcome.detail;
  if (!title) return null;
  return (
    <div className="image-changed">
      <Alert tone={outcome.isDone ? 'success' : 'warning'} title={title} isNews />
    </div>
  );
};

/** Advice about good pictures, for a listing that has none. */
const Advice = () => {
  const t = useTranslations('images.empty');
  return (
    <section className="panel image-advice">
      <h2 className="title-3">{t('title')}</h2>
      <p>{t('text')}</p>
      <ul>
        <li>{t('light')}</li>
        <li>{t('rooms')}</li>
        <li>{t('outside')}</li>
        <li>{t('honest')}</li>
      </ul>
    </section>
  );
};
