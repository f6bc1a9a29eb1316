import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { ComboBox, Input, type Key, Label, Popover } from 'react-aria-components';
import { useTranslations } from '../platform/translations.ts';
import type { ComboboxProps } from './combobox-props.ts';
import { FieldProblem, OptionalMark, useFieldWiring } from './field.tsx';
import { GroupedList } from './grouped-list.tsx';
import { CloseIcon, Icon, SearchIcon } from './icon.tsx';
import { Spinner } from './spinner.tsx';

/** The list takes Enter even if none of its options is marked; then Enter is for the form. */
const submitTypedText = (event: KeyboardEvent<HTMLElement>) => {
  const field = event.target;
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(field instanceof HTMLInputElement)) return;
  const isOpen = field.getAttribute('aria-expanded') === 'true';
  if (isOpen && !field.hasAttribute('aria-activedescendant')) field.form?.requestSubmit();
};

type ComboboxFieldProps = ComboboxProps & { caret: RefObject<number | null> };

/** The combobox of wide screens. `caret` is the caret position in the field that it replaces. */
export const ComboboxField = ({ caret, ...given }: ComboboxFieldProps) => {
  const { label, isOptional, help, error, groups, ...props } = given;
  const input = useRef<HTMLInputElement>(null);
  const anchor = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // a scroll of the page would close the list that opens with the focus
    input.current?.focus({ preventScroll: true });
    input.current?.setSelectionRange(caret.current, caret.current);
  }, [caret]);
  const { name, inputValue, onInputChange, onChoose, placeholder, state = 'ready' } = props;
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
      {/* the list is above or below both: it must not cover the label */}
      <div className="field" ref={anchor}>
        <Label className="field-label">
          {label} {isOptional && <OptionalMark />}
        </Label>
        <div className="field-box search" onKeyDownCapture={submitTypedText}>
          <Icon of={SearchIcon} size={18} />
          <Input ref={input} {...(placeholder === undefined ? {} : { placeholder })} />
          {state === 'loading' && <Spinner />}
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
      </div>
      {error && <FieldProblem id={errorId}>{error}</FieldProblem>}
      {help && (
        <div className="field-help" id={helpId}>
          {help}
        </div>
      )}
      <Popover className="popover" triggerRef={anchor} offset={8}>
        <GroupedList groups={groups} query={inputValue} state={state} />
      </Popover>
    </ComboBox>
  );
};
