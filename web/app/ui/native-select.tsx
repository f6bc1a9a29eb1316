import type { ComponentProps } from 'react';
import { Field, type FieldText, useFieldWiring } from './field.tsx';
import { ChevronDownIcon, Icon } from './icon.tsx';

export type NativeOption = { value: string; label: string };

type NativeSelectProps = FieldText &
  Omit<ComponentProps<'select'>, 'id' | 'className' | 'children'> & {
    id?: string;
    options: readonly NativeOption[];
    placeholder?: string;
  };

/** The browser's own select: for long, well-known lists (countries, states, ages), and without JavaScript. */
export const NativeSelect = ({ label, isOptional, help, error, ...props }: NativeSelectProps) => {
  const { id, options, placeholder, ...select } = props;
  const { control, helpId, errorId } = useFieldWiring({ help, error }, id);
  return (
    <Field {...{ label, isOptional, help, error, helpId, errorId }} controlId={control.id}>
      <div className="field-box">
        <select {...select} {...control}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value, label: words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
        <Icon of={ChevronDownIcon} size={18} />
      </div>
    </Field>
  );
};
