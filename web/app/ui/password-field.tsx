import { type ChangeEvent, useState } from 'react';
import { useTranslations } from '../platform/translations.ts';
import { LockIcon } from './icon.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'after' | 'icon'> & {
  /** With a minimum the field is for a new password: four bars show how much is missing. */
  minimumLength?: number;
};

export const PasswordField = ({ minimumLength, help, onChange, ...props }: PasswordFieldProps) => {
  const t = useTranslations('ui.password');
  const [isShown, setShown] = useState(false);
  const [length, setLength] = useState(String(props.defaultValue ?? props.value ?? '').length);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    setLength([...event.currentTarget.value].length);
    onChange?.(event);
  };
  const toggle = (
    <button type="button" className="field-word" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
      {t(isShown ? 'hide' : 'show')}
      <span className="sr-only"> {props.label}</span>
    </button>
  );
  const progress = minimumLength && <Meter length={length} minimum={minimumLength} />;
  return (
    <TextField
      autoComplete={minimumLength ? 'new-password' : 'current-password'}
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={isShown ? 'text' : 'password'}
      icon={LockIcon}
      after={toggle}
      help={
        progress || help
          ? [progress, help]
              .filter(Boolean)
              .map((part, place) => <div key={place ? 'help' : 'meter'}>{part}</div>)
          : undefined
      }
      onChange={change}
    />
  );
};

/** How many of four bars to fill; all four only when the password is long enough: 8 of 12 gives 2. */
export const barsFilled = (length: number, minimum: number): number =>
  length >= minimum ? 4 : Math.floor((length / minimum) * 4);

const Meter = ({ length, minimum }: { length: number; minimum: number }) => {
  const t = useTranslations('ui.password');
  const filled = barsFilled(length, minimum);
  return (
    <div className="grid gap-1.5">
      <div className="meter" aria-hidden="true" {...(length >= minimum ? { 'data-enough': '' } : {})}>
        {[0, 1, 2, 3].map((bar) => (
          <i key={bar} {...(bar < filled ? { 'data-on': '' } : {})} />
        ))}
      </div>
      <span className="figures">
        {length >= minimum ? t('enough', { minimum }) : t('length', { length, minimum })}
      </span>
    </div>
  );
};
