import type { Destination } from '@golark/contract/destinations/schemas';
import { cityPath, statePath } from '@golark/contract/paths';
import { useTranslations } from '../platform/translations.ts';
import { ChipLink } from '../ui/chip.tsx';
import { PageLink } from '../ui/link.tsx';
import { Picture } from '../ui/picture.tsx';
import './place-grid.css';

type Place = Pick<Destination, 'objectID' | 'stateNameSlug' | 'nameSlug' | 'name' | 'mainImageId'> & {
  note: string;
};

/** Cities with a picture each, and links to their states. */
export const PlaceGrid = ({
  title,
  places,
  states,
}: {
  title: string;
  places: readonly Place[];
  states: readonly { slug: string; name: string }[];
}) => {
  const t = useTranslations('destinations');
  return (
    <>
      {states.length > 0 && (
        <nav className="flex flex-wrap gap-2 mt-6" aria-label={t('states')}>
          {states.map(({ slug, name }) => (
            <ChipLink key={slug} to={statePath(slug)} label={name} />
          ))}
        </nav>
      )}
      <h2 className="title-1 mt-10">{title}</h2>
      <ul className="place-grid">
        {places.map(({ objectID, stateNameSlug, nameSlug, name, mainImageId, note }) => (
          <li key={objectID}>
            <PageLink to={cityPath(stateNameSlug, nameSlug)} className="grid">
              <span className="photo">
                <Picture
                  image={{ id: mainImageId, alt: '' }}
                  sizes="(max-width: 767px) 44vw, 300px"
                  width={600}
                  height={400}
                />
              </span>
              <b>{name}</b>
              <span className="small text-muted">{note}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </>
  );
};
