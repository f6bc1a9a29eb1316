import { highestTicketPrice, lowestTicketPrice } from '@golark/contract/tickets/rules';
import { useId, useState } from 'react';
import { readCents, writeCents } from '../../platform/read-cents.ts';
import { useTranslations } from '../../platform/translations.ts';
import { FieldProblem } from '../../ui/field.tsx';
import { MinusIcon, PlusIcon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';

type PriceFieldProps = {
  value: string;
  error?: string | undefined;
  describedBy?: string;
  onChange: (text: string) => void;
};

const dollar = 100;

/** The next whole dollar up or down. */
const stepped = (text: string, step: 1 | -1): string => {
  const cents = readCents(text) ?? 0;
  const next = step > 0 ? Math.floor(cents / dollar) + 1 : Math.ceil(cents / dollar) - 1;
  return writeCents(Math.min(highestTicketPrice, Math.max(lowestTicketPrice, next * dollar)));
};

/** A large amount that can be typed, and moved by whole dollars. */
export const PriceField = ({ value, error, describedBy, onChange }: PriceFieldProps) => {
  const t = useTranslations('sell.price');
  const id = useId();
  const errorId = `${id}-error`;
  // an empty field means the advised price, which would come back while another one is typed
  const [isEmptied, setEmptied] = useState(false);
  return (
    <div className="price-field">
      <div className="price-field-controls">
        <IconButton icon={MinusIcon} isLined label={t('less')} onPress={() => onChange(stepped(value, -1))} />
        <label className="price-field-amount" htmlFor={id}>
          <span className="sr-only">{t('label')}</span>
          <span aria-hidden="true">$</span>
          <input
            id={id}
            name="price"
            inputMode="decimal"
            autoComplete="off"
            size={Math.max(2, value.length)}
            value={isEmptied ? '' : value}
            aria-invalid={error ? true : undefined}
            aria-describedby={
              [error ? errorId : '', describedBy ?? ''].filter(Boolean).join(' ') || undefined
            }
            onChange={({ currentTarget }) => {
              setEmptied(currentTarget.value === '');
              onChange(currentTarget.value);
            }}
            onBlur={() => setEmptied(false)}
          />
        </label>
        <IconButton icon={PlusIcon} isLined label={t('more')} onPress={() => onChange(stepped(value, 1))} />
      </div>
      {error && <FieldProblem id={errorId}>{error}</FieldProblem>}
    </div>
  );
};
