import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldText, useFieldWiring } from './field.tsx';
import { CheckIcon, Icon, type IconShape } from './icon.tsx';
import { Spinner } from './spinner.tsx';

export type TextFieldProps = FieldText &
  Omit<ComponentProps<'input'>, 'id' | 'className' | 'children'> & {
    id?: string;
    icon?: IconShape;
    isValid?: boolean;
    isBusy?: boolean;
    /** A button or text at the end of the box. */
    after?: ReactNode;
    className?: string;
  };

/** A labeled input; every other prop (name, type, defaultValue, autoComplete, onChange …) goes to the input. */
export const TextField = ({ label, isOptional, help, error, ...props }: TextFieldProps) => {
  const { id, icon, isValid, isBusy, after, className, ...input } = props;
  const { control, helpId, errorId } = useFieldWiring({ help, error }, id);
  return (
    <Field {...{ label, isOptional, help, error, helpId, errorId, className }} controlId={control.id}>
      <div className="field-box">
        {icon && <Icon of={icon} size={18} />}
        <input {...input} {...control} />
        {isBusy && <Spinner />}
        {isValid && !error && <Icon of={CheckIcon} size={18} className="is-good" />}
        {after}
      </div>
    </Field>
  );
};
