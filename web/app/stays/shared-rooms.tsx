import { stayPath } from '@golark/contract/paths';
import type { Property } from '@golark/contract/stays/schemas';
import { useTranslations } from '../platform/translations.ts';
import { TextLink } from '../ui/link.tsx';

type SharedRoomsProps = { property: Property; query: string };

/** Links to the parts in which a place can also be booked, and to the place of which it is a part. */
export const SharedRooms = ({ property, query }: SharedRoomsProps) => {
  const t = useTranslations('stays.page');
  const listOf = (isPart: boolean) => {
    const listings = property.sharesRoomsWith.filter((listing) => listing.isPart === isPart);
    if (listings.length === 0) return null;
    return (
      <div>
        <p>{t(isPart ? 'parts' : 'wholes')}</p>
        <ul>
          {listings.map(({ id, title }) => (
            <li key={id}>
              <TextLink to={stayPath(id, query)}>{title}</TextLink>
            </li>
          ))}
        </ul>
      </div>
    );
  };
  return (
    <>
      {listOf(true)}
      {listOf(false)}
    </>
  );
};
