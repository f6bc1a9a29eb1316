import { cityPath } from '@golark/contract/city-paths';
import type { Destination } from '@golark/contract/destinations/schemas';
import { PageLink } from '../ui/link.tsx';
import { Picture } from '../ui/picture.tsx';

type Place = Pick<Destination, 'objectID' | 'stateNameSlug' | 'nameSlug' | 'name' | 'mainImageId'> & {
  note: string;
};

/** On a phone, the pictures that are seen before anything is scrolled. */
const seenAtOnce = 2;

/** Cities with a picture each. */
export const PlaceGrid = ({ title, places }: { title: string; places: readonly Place[] }) => (
  <>
    <h2 className="title-1 mt-10">{title}</h2>
    <ul className="place-grid">
      {places.map(({ objectID, stateNameSlug, nameSlug, name, mainImageId, note }, position) => (
        <li key={objectID}>
          <PageLink to={cityPath(stateNameSlug, nameSlug)} className="grid">
            <span className="photo">
              <Picture
                image={{ id: mainImageId, alt: '' }}
                sizes="(max-width: 767px) 44vw, 300px"
                width={600}
                height={400}
                isEager={position < seenAtOnce}
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
