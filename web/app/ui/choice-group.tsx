import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { Radio } from './check.tsx';
import { FieldProblem, type FieldText, OptionalMark } from './field.tsx';
import { Icon, type IconShape } from './icon.tsx';

export type Choice = {
  value: string;
  title: ReactNode;
  note?: ReactNode;
  amount?: string;
  icon?: IconShape;
  isDisabled?: boolean;
  /** Shown under the choice while it is chosen, such as the fields of a new card. */
  open?: ReactNode;
};

type ChoiceGroupProps = FieldText & {
  name: string;
  choices: readonly Choice[];
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  /** Cards for choices with a price or a sentence, rows for labels only. */
  look?: 'cards' | 'rows';
  isLabelHidden?: boolean;
};

export const ChoiceGroup = ({
  label,
  isOptional,
  help,
  error,
  name,
  choices,
  ...props
}: ChoiceGroupProps) => {
  const { value, defaultValue, onChange, look = 'cards', isLabelHidden } = props;
  const [own, setOwn] = useState(defaultValue);
  const chosen = value ?? own;
  const id = useId();
  const choose = (next: string) => {
    setOwn(next);
    onChange?.(next);
  };
  const describedBy =
    [error ? `${id}-error` : '', help ? `${id}-help` : ''].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset className="field" aria-describedby={describedBy}>
      <legend className={isLabelHidden ? 'sr-only' : 'field-label mb-2'}>
        {label} {isOptional && <OptionalMark />}
      </legend>
      <div className={look === 'cards' ? 'choice-list' : undefined}>
        {choices.map((choice) => {
          const input = {
            name,
            value: choice.value,
            checked: chosen === choice.value,
            onChange: () => choose(choice.value),
            disabled: choice.isDisabled,
            'aria-invalid': error ? (true as const) : undefined,
          };
          return look === 'cards' ? (
            <ChoiceCard key={choice.value} choice={choice} input={input} />
          ) : (
            <Radio key={choice.value} {...input}>
              {choice.title}
            </Radio>
          );
        })}
      </div>
      {error && <FieldProblem id={`${id}-error`}>{error}</FieldProblem>}
      {help && (
        <div className="field-help" id={`${id}-help`}>
          {help}
        </div>
      )}
    </fieldset>
  );
};

type ChoiceCardProps = { choice: Choice; input: ComponentProps<'input'> };

const ChoiceCard = ({ choice, input }: ChoiceCardProps) => (
  <div>
    <label className="choice">
      <input {...input} type="radio" />
      <span className="mark round" />
      <span className="choice-words">
        <span className="choice-title">{choice.title}</span>
        {choice.note && <span className="choice-note">{choice.note}</span>}
      </span>
      {choice.amount && <span className="choice-amount">{choice.amount}</span>}
      {choice.icon && <Icon of={choice.icon} className="mt-0.5" />}
    </label>
    {choice.open && input.checked && <div className="choice-open">{choice.open}</div>}
  </div>
);
