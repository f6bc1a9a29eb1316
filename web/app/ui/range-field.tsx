import type { ComponentProps, CSSProperties } from 'react';
import { Field, type FieldText, useFieldWiring } from './field.tsx';

type RangeFieldProps = Pick<FieldText, 'label' | 'help'> &
  Omit<ComponentProps<'input'>, 'type' | 'id' | 'value' | 'onChange' | 'min' | 'max' | 'step'> & {
    value: number;
    onChange: (value: number) => void;
    minimum: number;
    maximum: number;
    step?: number;
    /** `8 nights`: the value as it is shown and read aloud, also those of the two ends. */
    format: (value: number) => string;
  };

/** A number that is set by moving a handle; arrows, Page Up and Down, Home and End move it as well. */
export const RangeField = ({ label, help, value, onChange, ...props }: RangeFieldProps) => {
  const { minimum, maximum, step = 1, format, ...input } = props;
  const { control, helpId, errorId } = useFieldWiring({ help });
  const share = (value - minimum) / (maximum - minimum);
  return (
    <Field label={label} help={help} helpId={helpId} errorId={errorId} controlId={control.id}>
      <b className="range-value figures" aria-hidden="true">
        {format(value)}
      </b>
      <input
        {...input}
        {...control}
        type="range"
        className="range"
        min={minimum}
        max={maximum}
        step={step}
        value={value}
        aria-valuetext={format(value)}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        style={{ '--range-share': share } as CSSProperties}
      />
      <div className="range-ends extra-small figures" aria-hidden="true">
        <span>{format(minimum)}</span>
        <span>{format(maximum)}</span>
      </div>
    </Field>
  );
};
