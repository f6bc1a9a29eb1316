import type { OwnListing } from '@golark/contract/own-listings/schemas';
import { calendarPath, listingImagesPath } from '@golark/contract/partner-paths';
import { useTranslations } from '../platform/translations.ts';
import { TextLink } from '../ui/link.tsx';
import { Picture } from '../ui/picture.tsx';

/** The cover of a listing, and the pages on which its pictures and its calendar are changed. */
export const PicturesPanel = ({ listing, isAllowed }: { listing: OwnListing; isAllowed: boolean }) => {
  const t = useTranslations('ownListings.pictures');
  const { id, photoId, status } = listing;
  return (
    <section className="panel listing-pictures" aria-labelledby="pictures">
      <div className="listing-picture">
        {photoId && <Picture image={{ id: photoId, alt: '' }} sizes="160px" width={320} height={240} />}
      </div>
      <div className="listing-words">
        <h2 className="title-3" id="pictures">
          {t('title')}
        </h2>
        {!photoId && <p className="text-muted">{t('none')}</p>}
        {isAllowed && <TextLink to={listingImagesPath(id)}>{t('manage')}</TextLink>}
        {status !== 'draft' && <TextLink to={calendarPath(id)}>{t('calendar')}</TextLink>}
      </div>
    </section>
  );
};
