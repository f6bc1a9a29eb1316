import { lazy, Suspense } from 'react';
import { useTranslations } from '../../platform/translations.ts';
import { FieldProblem } from '../../ui/field.tsx';
import { Icon, PersonIcon } from '../../ui/icon.tsx';
import { PanelButton } from '../../ui/panel-button.tsx';
import { roomsText, type SearchGuests } from './search-guests.ts';
import { useFormatSearchGuests } from './use-format-search-guests.ts';

const loadPanel = () => import('./guests-panel.tsx');
const GuestsPanel = lazy(() => loadPanel().then(({ GuestsPanel: component }) => ({ default: component })));

type GuestsFieldProps = {
  value: SearchGuests;
  onChange: (guests: SearchGuests) => void;
  error: string | null;
};

export const guestsFieldId = 'search-guests-field';

/** The guests of a search and their rooms, on a button that opens the picker. */
export const GuestsField = ({ value, onChange, error }: GuestsFieldProps) => {
  const t = useTranslations('search.box');
  const words = useFormatSearchGuests();
  const rooms = roomsText(value);
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
        panelClass="guests-popover"
        onNear={() => loadPanel().catch(() => undefined)}
        aria-labelledby="search-guests search-guests-value"
        {...(error ? { 'aria-describedby': 'search-guests-error', 'data-invalid': '' } : {})}
        panel={(close) => (
          <Suspense fallback={null}>
            <GuestsPanel value={value} onChange={onChange} onClose={close} />
          </Suspense>
        )}
      >
        <Icon of={PersonIcon} size={18} />
        <span className="grow" id="search-guests-value">
          {words(value, value.rooms.length)}
        </span>
      </PanelButton>
      {error && <FieldProblem id="search-guests-error">{error}</FieldProblem>}
      <input type="hidden" name="adults" value={value.adults} />
      {rooms && <input type="hidden" name="rooms" value={rooms} />}
    </div>
  );
};
