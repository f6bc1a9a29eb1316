import type { Accessibility } from '@golark/contract/stays/accessibility';
import { useDescribeAccess } from '../access-facts/index.ts';
import { useTranslations } from '../platform/translations.ts';
import { Picture } from '../ui/picture.tsx';
import { type PicturedProperty, usePhotoTour } from './use-photo-tour.tsx';

type AccessSectionProps = { facts: Accessibility; property: PicturedProperty };

/** Measurements by the host, without those that are not known, each with the photo that shows it. */
export const AccessSection = ({ facts, property }: AccessSectionProps) => {
  const t = useTranslations('accessFacts');
  const describe = useDescribeAccess();
  const openPicture = useTranslations('stays.gallery');
  const { open, whenNear, dialog } = usePhotoTour(property);
  return (
    <section className="stay-section" id="accessibility" {...whenNear}>
      <h2 className="title-2">{t('title')}</h2>
      <dl className="stay-facts">
        {describe(facts).map(({ fact, name, value }) => {
          const photo = property.images.find(({ access }) => access.includes(fact));
          return (
            <div key={fact} className="access-fact">
              <dt>{name}</dt>
              <dd>{value}</dd>
              {photo && (
                <dd>
                  <button
                    type="button"
                    className="photo"
                    aria-label={openPicture('open', { what: photo.alt })}
                    onClick={() => open(photo.id)}
                  >
                    <Picture image={{ id: photo.id, alt: '' }} sizes="84px" width={84} height={63} />
                  </button>
                </dd>
              )}
            </div>
          );
        })}
      </dl>
      <p className="small text-muted">{t('measured')}</p>
      {dialog}
    </section>
  );
};
