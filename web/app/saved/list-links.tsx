import type { SavedList } from '@golark/contract/saved/schemas';
import { savedListPath } from '@golark/contract/saved-paths';
import { useTranslations } from '../platform/translations.ts';
import { PageLink } from '../ui/link.tsx';
import { useNumber } from '../ui/numbers.ts';

/** A list without a name has one in the reader's language. */
export const useListName = () => {
  const t = useTranslations('search.save.lists');
  return (name: string | null): string => name ?? t('mine');
};

/** The lists of the account, where there are several. */
export const ListLinks = ({ list, lists }: Pick<SavedList, 'list' | 'lists'>) => {
  const t = useTranslations('saved.lists');
  const number = useNumber();
  const nameOf = useListName();
  if (lists.length < 2) return null;
  return (
    <nav className="chip-row saved-lists" aria-label={t('label')}>
      {lists.map(({ id, name, stayCount }) => (
        <PageLink
          key={id}
          className="chip"
          to={savedListPath(id)}
          aria-current={id === list?.id ? 'page' : undefined}
        >
          <span>{nameOf(name)}</span>
          <span className="count">{number(stayCount)}</span>
        </PageLink>
      ))}
    </nav>
  );
};
