import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ComboboxProps } from './combobox-props.ts';
import { Field, useFieldWiring } from './field.tsx';
import { Icon, SearchIcon } from './icon.tsx';

const loadRich = () => import('./combobox-rich.tsx');
type Rich = Awaited<ReturnType<typeof loadRich>>;

/**
 * Suggestions in groups. The caller fetches them by `inputValue`: nothing is filtered here. Until it is focused
 * the field is a plain input; the list then replaces it and keeps the text, the caret and the focus.
 */
export const Combobox = (props: ComboboxProps) => {
  const [rich, setRich] = useState<Rich | null>(null);
  const caret = useRef<number | null>(null);
  if (rich) return <rich.RichCombobox {...props} caret={caret} />;
  return <PlainCombobox {...props} caret={caret} onRich={(loaded) => setRich(loaded)} />;
};

type PlainProps = ComboboxProps & { caret: RefObject<number | null>; onRich: (rich: Rich) => void };

const PlainCombobox = ({ caret, onRich, ...props }: PlainProps) => {
  const { label, isOptional, help, error, name, inputValue, onInputChange, placeholder } = props;
  const { control, helpId, errorId } = useFieldWiring({ help, error });
  const input = useRef<HTMLInputElement>(null);
  const isComposing = useRef(false);
  // read at the moment of the replacement, because the user may type until then
  useLayoutEffect(
    () => () => {
      caret.current = input.current?.selectionStart ?? null;
    },
    [caret],
  );

  const near = () => {
    // without the list the plain field remains usable
    loadRich().catch(() => undefined);
    props.onNear?.();
  };
  const become = async () => {
    near();
    const rich = await loadRich().catch(() => null);
    const field = input.current;
    // replacing the field during text composition would lose the text
    if (rich && field && field === document.activeElement && !isComposing.current) onRich(rich);
  };

  const firstLook = useRef(() => {
    const field = input.current;
    if (!field) return;
    if (field.value !== inputValue) onInputChange(field.value);
    if (field === document.activeElement) void become();
  });
  useEffect(() => firstLook.current(), []);

  return (
    <Field {...{ label, isOptional, help, error, helpId, errorId }} controlId={control.id}>
      <div className="field-box search">
        <Icon of={SearchIcon} size={18} />
        <input
          {...control}
          ref={input}
          role="combobox"
          aria-expanded={false}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          type="text"
          autoComplete="off"
          name={name}
          value={inputValue}
          placeholder={placeholder}
          onChange={(event) => onInputChange(event.currentTarget.value)}
          onPointerEnter={near}
          onTouchStart={near}
          onFocus={become}
          onCompositionStart={() => {
            isComposing.current = true;
          }}
          onCompositionEnd={() => {
            isComposing.current = false;
            void become();
          }}
        />
      </div>
    </Field>
  );
};
