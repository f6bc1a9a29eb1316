import type { ComponentProps } from 'react';
import { Field, type FieldText, useFieldWiring } from './field.tsx';

type TextAreaProps = FieldText &
  Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'children'> & { id?: string };

export const TextArea = ({ label, isOptional, help, error, id, ...textarea }: TextAreaProps) => {
  const { control, helpId, errorId } = useFieldWiring({ help, error }, id);
  return (
    <Field {...{ label, isOptional, help, error, helpId, errorId }} controlId={control.id}>
      <div className="field-box area">
        <textarea rows={3} {...textarea} {...control} />
      </div>
    </Field>
  );
};
