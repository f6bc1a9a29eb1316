import { type ReactNode, useId, useState } from 'react';
import { useTranslations } from '../platform/translations.ts';
import { MinusIcon, PlusIcon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';

type StepperProps = {
  label: string;
  note?: ReactNode;
  name?: string;
  value?: number;
  defaultValue?: number;
  minimum?: number;
  maximum?: number;
  /** Announced at the maximum: "This home sleeps 4". */
  limitReason?: string;
  onChange?: (value: number) => void;
};

/** Minus, number, plus. The number is an input, for keyboards and forms without JavaScript. */
export const Stepper = ({
  label,
  note,
  name,
  minimum = 0,
  maximum = 99,
  limitReason,
  ...props
}: StepperProps) => {
  const t = useTranslations('ui.stepper');
  const [own, setOwn] = useState(props.defaultValue ?? minimum);
  const [hasAskedMore, setAskedMore] = useState(false);
  const value = props.value ?? own;
  const id = useId();
  const set = (next: number) => {
    const kept = Math.min(maximum, Math.max(minimum, Math.trunc(next) || 0));
    setOwn(kept);
    setAskedMore(next > maximum);
    if (kept !== value) props.onChange?.(kept);
  };
  const reason = limitReason ?? t('limit', { maximum });
  return (
    <div>
      <div className="stepper">
        <label htmlFor={id} className="stepper-label">
          {label}
          {note && <small>{note}</small>}
        </label>
        <div className="stepper-controls">
          <IconButton
            icon={MinusIcon}
            size="small"
            label={t('fewer', { label })}
            isDisabled={value <= minimum}
            onPress={() => set(value - 1)}
          />
          <input
            id={id}
            name={name}
            type="number"
            inputMode="numeric"
            min={minimum}
            max={maximum}
            value={value}
            aria-describedby={hasAskedMore ? `${id}-limit` : undefined}
            onChange={(event) => set(event.currentTarget.valueAsNumber)}
          />
          <IconButton
            icon={PlusIcon}
            size="small"
            label={t('more', { label })}
            className={value >= maximum ? 'at-limit' : ''}
            onPress={() => set(value + 1)}
          />
        </div>
      </div>
      <p className="field-help" role="status" id={`${id}-limit`}>
        {hasAskedMore ? reason : ''}
      </p>
    </div>
  );
};
