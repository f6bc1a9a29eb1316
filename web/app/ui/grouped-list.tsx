import { Header, type Key, ListBox, type ListBoxProps, ListBoxSection } from 'react-aria-components';
import { useTranslations } from '../platform/translations.ts';
import { ListOption, type Option } from './list-option.tsx';

export type OptionGroup = { id: string; title: string; options: readonly Option[] };

/** What an empty list says: that nothing was found, that the options are being loaded, or that this failed. */
export type ListState = 'ready' | 'loading' | 'failed';

type GroupedListProps = {
  groups: readonly OptionGroup[];
  query: string;
  state: ListState;
  list?: ListBoxProps<object>;
};

export const GroupedList = ({ groups, query, state, list }: GroupedListProps) => {
  const t = useTranslations('ui.combobox');
  return (
    <ListBox
      {...list}
      className="list-box"
      renderEmptyState={() => <p className="list-note">{t(`empty.${state}`)}</p>}
    >
      {groups
        .filter(({ options }) => options.length > 0)
        .map((group) => (
          <ListBoxSection key={group.id} id={group.id}>
            <Header className="list-head">{group.title}</Header>
            {group.options.map((option) => (
              <ListOption key={option.id} option={option} query={query} />
            ))}
          </ListBoxSection>
        ))}
    </ListBox>
  );
};

type ChoosableListProps = GroupedListProps & { label: string; onChoose: (key: Key) => void };

/** A list in which a press chooses an option and nothing stays selected. */
export const ChoosableList = ({ label, onChoose, ...rest }: ChoosableListProps) => (
  <GroupedList {...rest} list={{ 'aria-label': label, onAction: onChoose }} />
);
