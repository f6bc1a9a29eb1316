import { brandOf, cardDigits, readExpiry, securityCodeLength } from '@golark/contract/payments/rules';
import { type ChangeEvent, type FocusEvent, useState } from 'react';
import { useTranslations } from '../platform/translations.ts';
import { CardIcon } from './icon.tsx';
import { TextField } from './text-field.tsx';

type CardFieldName = 'cardNumber' | 'cardExpiry' | 'cvc' | 'nameOnCard';

type CardFieldsProps = {
  errors?: Partial<Record<CardFieldName, string>>;
  defaultName?: string | undefined;
  defaultExpiry?: string | undefined;
  /** Changes with each attempt: the security code is emptied, the other fields keep their values. */
  attempt?: string | undefined;
  form?: string;
};

/** Names and formats are those of the card calls: cardNumber, cardExpiry (MM/YY), cvc, nameOnCard. */
export const CardFields = ({
  errors = {},
  defaultName,
  defaultExpiry = '',
  attempt,
  form,
}: CardFieldsProps) => {
  const t = useTranslations('ui.card');
  const [number, setNumber] = useState('');
  const [expiry, setExpiry] = useState(defaultExpiry);
  const brand = brandOf(cardDigits(number));
  const shared = { form, inputMode: 'numeric' as const, spellCheck: false };
  return (
    <div className="card-fields">
      <TextField
        {...shared}
        className="wide"
        label={t('number')}
        name="cardNumber"
        autoComplete="cc-number"
        icon={CardIcon}
        placeholder="1234 5678 9012 3456"
        maxLength={40}
        value={number}
        {...formatted(setNumber, groupDigits)}
        after={
          brand !== 'card' && (
            <span className="small text-muted whitespace-nowrap">{t(`brands.${brand}`)}</span>
          )
        }
        error={errors.cardNumber}
      />
      <TextField
        {...shared}
        label={t('expiry')}
        name="cardExpiry"
        autoComplete="cc-exp"
        placeholder={t('expiryPattern')}
        maxLength={20}
        value={expiry}
        {...formatted(setExpiry, formatExpiry, readExpiry)}
        error={errors.cardExpiry}
      />
      <TextField
        {...shared}
        key={attempt}
        label={t('cvc')}
        name="cvc"
        autoComplete="cc-csc"
        maxLength={4}
        help={brand === 'card' ? t('cvcHelp') : t('cvcDigits', { count: securityCodeLength(brand) })}
        error={errors.cvc}
      />
      <TextField
        className="wide"
        form={form}
        label={t('name')}
        name="nameOnCard"
        autoComplete="cc-name"
        defaultValue={defaultName}
        error={errors.nameOnCard}
      />
    </div>
  );
};

/**
 * Formats what is typed at the end. A change in the middle is formatted when the field is left: another value would move
 * the cursor to the end.
 */
const formatted = (
  set: (text: string) => void,
  format: (text: string) => string,
  complete: (text: string) => string | null = () => null,
) => ({
  onChange: ({ currentTarget: { value, selectionEnd } }: ChangeEvent<HTMLInputElement>) =>
    set((selectionEnd ?? value.length) < value.length ? value : format(value)),
  onBlur: ({ currentTarget: { value } }: FocusEvent<HTMLInputElement>) =>
    set(complete(value) ?? format(value)),
});

/** Digits grouped as on the card: American Express 4-6-5, the others in fours. */
export const groupDigits = (text: string): string => {
  const digits = text.normalize('NFKC').replace(/\D/g, '').slice(0, 19);
  const groups = /^3[47]/.test(digits) ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/ : null;
  if (groups) return (groups.exec(digits.slice(0, 15)) ?? []).slice(1).filter(Boolean).join(' ');
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ');
};

/** A year that may come first, up to its month's first digit: another digit can follow. */
const yearFirst = /^2$|^20\d{0,2}$|^20\d\d[^\p{L}\p{N}]*[01]?$/u;

/** The date as far as it has been typed: `827` means August 2027, a separator ends the month, and a year may come first. */
export const formatExpiry = (text: string): string => {
  const typed = text.normalize('NFKC').trimStart();
  if (yearFirst.test(typed)) return typed;
  const expiry = readExpiry(typed);
  if (expiry) return expiry;
  const digits = typed.replace(/\D/g, '');
  const separated = /^(\d\d|[1-9])\D+(.*)$/.exec(typed);
  if (!separated && /^(0\d?|1[0-2]?)?$/.test(digits)) return digits;
  const [, month = '', rest = ''] = separated ?? /^(0\d|1[0-2]|[1-9])(.*)$/.exec(digits) ?? [];
  const year = rest.replace(/\D/g, '');
  return `${month.padStart(2, '0')}/${year.slice(0, year.startsWith('20') ? 4 : 2)}`;
};
