import { brandOf, cardDigits, securityCodeLength } from '@golark/contract/payments/rules';
import { type ChangeEvent, useState } from 'react';
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
  const read =
    (set: (text: string) => void, format: (text: string) => string) =>
    (event: ChangeEvent<HTMLInputElement>) =>
      set(format(event.currentTarget.value));
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
        maxLength={23}
        value={number}
        onChange={read(setNumber, groupDigits)}
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
        maxLength={7}
        value={expiry}
        onChange={read(setExpiry, formatExpiry)}
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

/** Digits grouped as on the card: American Express 4-6-5, the others in fours. */
export const groupDigits = (text: string): string => {
  const digits = text.replace(/\D/g, '').slice(0, 19);
  const groups = /^3[47]/.test(digits) ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/ : null;
  if (groups) return (groups.exec(digits.slice(0, 15)) ?? []).slice(1).filter(Boolean).join(' ');
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ');
};

/** `827` means August 2027, and a year of four digits (as browsers fill it in) keeps its last two. */
export const formatExpiry = (text: string): string => {
  const digits = text.replace(/\D/g, '');
  const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits;
  const year = padded.slice(2);
  const shortYear =
    year.length === 4 && year.startsWith('20') ? year.slice(2) : year.slice(0, year.startsWith('20') ? 4 : 2);
  if (padded.length < 2) return padded;
  if (year) return `${padded.slice(0, 2)}/${shortYear}`;
  return text.endsWith('/') || padded !== digits ? `${padded}/` : padded;
};
