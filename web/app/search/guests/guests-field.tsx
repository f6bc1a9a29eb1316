import { useTranslations } from '../platform/translations.ts';
import { Button } from '../ui/button.tsx';
import { FieldProblem } from '../ui/field.tsx';
import { type Guests, useFormatGuests } from '../ui/format-guests.ts';
import { GuestsPicker } from '../ui/guests-picker.tsx';
import { Icon, PersonIcon } from '../ui/icon.tsx';
import { PanelButton } from '../ui/panel-button.tsx';

type GuestsFieldProps = { value: Guests; onChange: (guests: Guests) => void; error: string | null };

export const guestsFieldId = 'search-guests-field';

export const GuestsField = ({ value, onChange, error }: GuestsFieldProps) => {
  const t = useTranslations('search.box');
  const words = useFormatGuests();
  return (
    <div className="field">
      <span className="field-label" id="search-guests">
        {t('who')}
      </span>
      <PanelButton
        id={guestsFieldId}
        className="field-box"
        label={t('who')}
        placement="bottom end"
        aria-labelledby="search-guests search-guests-value"
        {...(error ? { 'aria-describedby': 'search-guests-error', 'data-invalid': '' } : {})}
        panel={(close) => (
          <>
            <GuestsPicker value={value} onChange={onChange} />
            <div className="flex justify-end pt-3">
              <Button variant="primary" onPress={close}>
                {t('done')}
              </Button>
            </div>
          </>
        )}
      >
        <Icon of={PersonIcon} size={18} />
        <span className="grow" id="search-guests-value">
          {words(value)}
        </span>
      </PanelButton>
      {error && <FieldProblem id="search-guests-error">{error}</FieldProblem>}
      <input type="hidden" name="adults" value={value.adults} />
    </div>
  );
};
