import { useId } from 'react';
import { useTranslations } from '../../platform/translations.ts';
import { NativeSelect } from '../../ui/native-select.tsx';
import type { Holds } from './common-values.ts';

type HoldsFieldProps = { name: string; label: string; holds: Holds; note?: string | null };

/** A switch; a choice of three where the selected nights differ. */
export const HoldsField = ({ name, label, holds, note = null }: HoldsFieldProps) => {
  const t = useTranslations('hostCalendar.editor');
  const id = useId();
  const was = <input type="hidden" name={`${name}Was`} value={holds} />;
  if (holds === 'mixed')
    return (
      <>
        {was}
        <NativeSelect
          label={label}
          name={name}
          defaultValue="mixed"
          options={[
            { value: 'mixed', label: t('differs') },
            { value: 'yes', label: t('yes') },
            { value: 'no', label: t('no') },
          ]}
        />
      </>
    );
  return (
    <div className="holds-field">
      {was}
      <label htmlFor={id}>
        {label}
        {note && <small>{note}</small>}
      </label>
      <input
        id={id}
        type="checkbox"
        className="check-switch"
        name={name}
        value="yes"
        defaultChecked={holds === 'yes'}
      />
    </div>
  );
};
