import {
  Select as AriaSelect,
  Button,
  type Key,
  Label,
  ListBox,
  Popover,
  SelectValue,
} from 'react-aria-components';
import { FieldProblem, type FieldText, OptionalMark, useFieldWiring } from './field.tsx';
import { ChevronDownIcon, Icon } from './icon.tsx';
import { ListOption, type Option } from './list-option.tsx';

type SelectProps = FieldText & {
  options: readonly Option[];
  name?: string;
  value?: string | null;
  defaultValue?: string;
  onChange?: (value: string) => void;
  placeholder?: string;
  isDisabled?: boolean;
  isLabelHidden?: boolean;
};

/** A select whose options can have a description; on phones it opens as a sheet. */
export const Select = ({ label, isOptional, help, error, options, isLabelHidden, ...props }: SelectProps) => {
  const { onChange, placeholder, ...rest } = props;
  const { control, helpId, errorId } = useFieldWiring({ help, error });
  return (
    <AriaSelect
      {...rest}
      className="field"
      isInvalid={Boolean(error)}
      {...(placeholder === undefined ? {} : { placeholder })}
      {...(control['aria-describedby'] ? { 'aria-describedby': control['aria-describedby'] } : {})}
      onChange={(key: Key | null) => {
        if (key !== null) onChange?.(String(key));
      }}
    >
      <Label className={isLabelHidden ? 'sr-only' : 'field-label'}>
        {label} {isOptional && <OptionalMark />}
      </Label>
      <Button className="field-box cursor-pointer" {...(error ? { 'data-invalid': '' } : {})}>
        <SelectValue className="grow truncate min-w-0 data-[placeholder]:text-subtle" />
        <Icon of={ChevronDownIcon} size={18} />
      </Button>
      {error && <FieldProblem id={errorId}>{error}</FieldProblem>}
      {help && (
        <div className="field-help" id={helpId}>
          {help}
        </div>
      )}
      <Popover className="popover" data-sheet offset={8}>
        <p className="sheet-title title-3" aria-hidden="true">
          {label}
        </p>
        <ListBox className="list-box">
          {options.map((option) => (
            <ListOption key={option.id} option={option} />
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
};
