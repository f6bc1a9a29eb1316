import type { FieldText } from './field.tsx';
import type { ListState, OptionGroup } from './grouped-list.tsx';

export type ComboboxProps = FieldText & {
  name?: string;
  groups: readonly OptionGroup[];
  inputValue: string;
  onInputChange: (text: string) => void;
  /** The id of the chosen option; its text is set by the field. */
  onChoose: (id: string) => void;
  placeholder?: string;
  state?: ListState;
  /** The field is hovered, touched or focused: the time to fetch suggestions. */
  onNear?: () => void;
};
