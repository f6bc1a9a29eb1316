import { useEffect, useRef, useState } from 'react';
import { Autocomplete, Button, Input, type Key, Label, SearchField } from 'react-aria-components';
import type { ComboboxProps } from './combobox-props.ts';
import { Dialog } from './dialog.tsx';
import { FieldProblem, OptionalMark, useFieldWiring } from './field.tsx';
import { ChoosableList } from './grouped-list.tsx';
import { Icon, SearchIcon } from './icon.tsx';
import { Spinner } from './spinner.tsx';

/** The combobox of phones: a button that looks like the field opens a sheet with the search field. */
export const ComboboxSheet = ({ label, isOptional, help, error, groups, ...props }: ComboboxProps) => {
  const { name, inputValue, onInputChange, onChoose, placeholder, state = 'ready' } = props;
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // replaces a field that was just focused, and keeps the focus for when the sheet closes
    opener.current?.focus();
    setOpen(true);
  }, []);
  const { control, helpId, errorId } = useFieldWiring({ help, error });
  const choose = (key: Key) => {
    onChoose(String(key));
    setOpen(false);
  };
  const submitTypedText = () => {
    setOpen(false);
    // the sheet is outside of the form
    opener.current?.form?.requestSubmit();
  };
  return (
    <div className="field">
      <span className="field-label" id={`${control.id}-label`}>
        {label} {isOptional && <OptionalMark />}
      </span>
      <Button
        ref={opener}
        id={control.id}
        className="field-box"
        aria-labelledby={`${control.id}-label ${control.id}`}
        {...(control['aria-describedby'] ? { 'aria-describedby': control['aria-describedby'] } : {})}
        {...(error ? { 'data-invalid': '' } : {})}
        onPress={() => setOpen(true)}
      >
        <Icon of={SearchIcon} size={18} />
        <span className={inputValue ? 'grow truncate' : 'grow truncate text-subtle'}>
          {inputValue || placeholder}
        </span>
      </Button>
      {name && <input type="hidden" name={name} value={inputValue} />}
      {error && <FieldProblem id={errorId}>{error}</FieldProblem>}
      {help && (
        <div className="field-help" id={helpId}>
          {help}
        </div>
      )}
      <Dialog title={label} isOpen={isOpen} onOpenChange={setOpen} isFull>
        <Autocomplete inputValue={inputValue} onInputChange={onInputChange}>
          <SearchField autoFocus className="mb-2" onSubmit={submitTypedText}>
            <Label className="sr-only">{label}</Label>
            <div className="field-box search">
              <Icon of={SearchIcon} size={18} />
              <Input {...(placeholder === undefined ? {} : { placeholder })} />
              {state === 'loading' && <Spinner />}
            </div>
          </SearchField>
          <ChoosableList groups={groups} query={inputValue} state={state} label={label} onChoose={choose} />
        </Autocomplete>
      </Dialog>
    </div>
  );
};
