import type { PicturedListing } from '@golark/contract/listing-pictures/schemas';
import { listingImagesPath } from '@golark/contract/partner-paths';
import { useTranslations } from '../../platform/translations.ts';
import { HomeIcon, Icon } from '../../ui/icon.tsx';
import { PageLink } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { EmptyState } from '../../ui/state-panel.tsx';

const coverSize = { width: 96, height: 72 };

/** The listings of the host, those that need pictures most first. */
export const ListingChooser = ({ listings }: { listings: readonly PicturedListing[] }) => {
  const t = useTranslations('images');
  if (listings.length === 0)
    return <EmptyState icon={HomeIcon} title={t('noListing.title')} text={t('noListing.text')} />;
  return (
    <section className="image-choice" aria-labelledby="choose-listing">
      <h2 id="choose-listing" className="title-2">
        {t('chooseListing')}
      </h2>
      <p className="text-muted">{t('chooseText')}</p>
      <ul>
        {listings.map(({ listingId, title, count, cover }) => (
          <li key={listingId}>
            <PageLink to={listingImagesPath(listingId)} className="image-choice-link">
              <span className="image-choice-cover">
                {cover ? (
                  <Picture image={{ id: cover.id, alt: '' }} sizes="96px" {...coverSize} />
                ) : (
                  <Icon of={HomeIcon} size={24} />
                )}
              </span>
              <span className="min-w-0">
                <b>{title}</b>
                <span className="small text-muted">{t('count', { count })}</span>
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
};
