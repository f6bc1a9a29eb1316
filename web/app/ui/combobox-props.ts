import type { FieldWords } from './field.tsx';
import type { OptionGroup } from './grouped-list.tsx';

export type ComboboxProps = FieldWords & {
  name?: string;
  groups: readonly OptionGroup[];
  inputValue: string;
  onInputChange: (text: string) => void;
  /** The chosen line's id; the words go into the field by themselves. */
  onChoose: (id: string) => void;
  placeholder?: string;
  isLoading?: boolean;
  /** Somebody comes near the field: time to fetch what it suggests. */
  onNear?: () => void;
};
