import type { ListingPicture } from '@golark/contract/listing-pictures/schemas';
import type { AccessFact } from '@golark/contract/stays/accessibility';
import { useState } from 'react';
import { thumbnailOf } from '../platform/picture.ts';
import { useLocale, useTranslations } from '../platform/translations.ts';
import { FieldProblem } from '../ui/field.tsx';

/** A picture of the listing as far as a choice shows it. */
export type HostPicture = Pick<ListingPicture, 'id' | 'alt'>;

type AccessPhotoProps = {
  fact: AccessFact;
  pictures: readonly HostPicture[];
  /** The id of the picture that shows the fact, or an empty text. */
  shown: string;
  error: string | undefined;
};

const Thumbnail = ({ id, alt }: { id: string; alt: string }) => (
  <img src={thumbnailOf(id)} alt={alt} width={84} height={63} loading="lazy" />
);

/** The choice of the picture that shows a fact; closed, it loads the chosen one only. */
export const AccessPhoto = ({ fact, pictures, shown, error }: AccessPhotoProps) => {
  const t = useTranslations('ownListings.access.photo');
  const names = useTranslations('accessFacts.names');
  const locale = useLocale() === 'es' ? 'es' : 'en';
  const [chosenId, setChosenId] = useState(shown);
  if (pictures.length === 0) return null;
  const chosen = pictures.find(({ id }) => id === chosenId);
  return (
    <details className="access-photo" open={error !== undefined || undefined}>
      <summary aria-label={t(chosen ? 'changeNamed' : 'addNamed', { fact: names(fact) })}>
        {chosen && <Thumbnail id={chosen.id} alt="" />}
        {t(chosen ? 'change' : 'add')}
      </summary>
      {error && <FieldProblem>{error}</FieldProblem>}
      <fieldset>
        <legend className="sr-only">{t('legend', { fact: names(fact) })}</legend>
        {[{ id: '', alt: { en: '', es: '' } }, ...pictures].map(({ id, alt }) => (
          <label key={id} className="access-thumbnail">
            <input
              type="radio"
              className="sr-only"
              name={`photos.${fact}`}
              value={id}
              checked={id === chosenId}
              onChange={() => setChosenId(id)}
            />
            {id ? <Thumbnail id={id} alt={alt[locale]} /> : <span>{t('none')}</span>}
          </label>
        ))}
      </fieldset>
    </details>
  );
};
