import { ComboBox, Input, type Key, Label, Popover } from 'react-aria-components';
import { useTranslations } from '../platform/translations.ts';
import type { ComboboxProps } from './combobox-props.ts';
import { ComboboxSheet } from './combobox-sheet.tsx';
import { FieldProblem, OptionalMark, useFieldWiring } from './field.tsx';
import { GroupedList } from './grouped-list.tsx';
import { CloseIcon, Icon, SearchIcon } from './icon.tsx';
import { Spinner } from './spinner.tsx';
import { useIsPhone } from './use-is-phone.ts';

/** Suggestions in groups. The caller fetches them by `inputValue`: nothing is filtered here. */
export function Combobox(props: ComboboxProps) {
  return useIsPhone() ? <ComboboxSheet {...props} /> : <ComboboxField {...props} />;
}

function ComboboxField({ label, isOptional, help, error, groups, ...props }: ComboboxProps) {
  const { name, inputValue, onInputChange, onChoose, placeholder, isLoading } = props;
  const t = useTranslations('ui.combobox');
  const { control, helpId, errorId } = useFieldWiring({ help, error });
  return (
    <ComboBox
      className="field"
      items={groups}
      inputValue={inputValue}
      onInputChange={onInputChange}
      onSelectionChange={(key: Key | null) => key !== null && onChoose(String(key))}
      defaultFilter={() => true}
      allowsCustomValue
      allowsEmptyCollection
      menuTrigger="focus"
      isInvalid={Boolean(error)}
      {...(name === undefined ? {} : { name })}
      {...(control['aria-describedby'] ? { 'aria-describedby': control['aria-describedby'] } : {})}
    >
      <Label className="field-label">
        {label} {isOptional && <OptionalMark />}
      </Label>
      <div className="field-box search">
        <Icon of={SearchIcon} size={18} />
        <Input {...(placeholder === undefined ? {} : { placeholder })} />
        {isLoading && <Spinner />}
        {inputValue !== '' && (
          <button
            type="button"
            className="icon-button"
            data-size="small"
            aria-label={t('clear')}
            onClick={() => onInputChange('')}
          >
            <Icon of={CloseIcon} size={16} />
          </button>
        )}
      </div>
      {error && <FieldProblem id={errorId}>{error}</FieldProblem>}
      {help && (
        <div className="field-help" id={helpId}>
          {help}
        </div>
      )}
      <Popover className="popover" offset={8}>
        <GroupedList groups={groups} query={inputValue} />
      </Popover>
    </ComboBox>
  );
}
