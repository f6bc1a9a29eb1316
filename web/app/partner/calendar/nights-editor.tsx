import { addDays, nightsBetween } from '@golark/contract/dates/rules';
import { useState } from 'react';
import { writeCents } from '../../platform/read-cents.ts';
import { useTranslations } from '../../platform/translations.ts';
import { Button } from '../../ui/button.tsx';
import { FieldProblem } from '../../ui/field.tsx';
import { useFormatRange } from '../../ui/format-range.ts';
import { CloseIcon, LockIcon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useMoney } from '../../ui/numbers.ts';
import { TextField } from '../../ui/text-field.tsx';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import { useShownCalendar } from './calendar-context.ts';
import { CalendarForm, useRejected } from './calendar-form.tsx';
import type { Nights } from './calendar-query.ts';
import { NightChangesLink } from './changes/night-changes-link.tsx';
import { type Common, type CommonValues, commonValues } from './common-values.ts';
import { HoldsField } from './holds-field.tsx';
import { editNightsIntent } from './intents.ts';
import { NightsPreviewText } from './nights-preview-text.tsx';

type NightsEditorProps = { selected: Nights | null; onClear: () => void };

/** Changes the selected nights. It shows what they are now, what guests would pay, and what the host would get. */
export const NightsEditor = ({ selected, onClear }: NightsEditorProps) => {
  const t = useTranslations('hostCalendar.editor');
  const formatRange = useFormatRange();
  const { calendar } = useShownCalendar();
  const isHydrated = useIsHydrated();
  const common = selected && commonValues(calendar.nights, selected);
  if (!selected || !common)
    return (
      <section className="panel nights-editor" id="nights-editor" aria-label={t('title')}>
        <h2 className="title-3">{t('title')}</h2>
        <p className="small text-muted">{t('hint')}</p>
      </section>
    );
  const nights = nightsBetween(selected.from, selected.until);
  const dates = formatRange({ start: selected.from, end: selected.until });
  return (
    <section
      className="panel nights-editor"
      id="nights-editor"
      aria-label={t('titleOf', { dates })}
      data-sheet={isHydrated || undefined}
      data-raised
    >
      <div className="nights-editor-head">
        <div>
          <h2 className="title-2" role="status">
            {dates}
          </h2>
          <p className="small text-muted">{t('nights', { count: nights })}</p>
        </div>
        <IconButton icon={CloseIcon} label={t('clear')} size="small" onPress={onClear} />
      </div>
      <EditorForm selected={selected} common={common} />
      {nights === 1 && <NightChangesLink night={selected.from} />}
    </section>
  );
};

/** `was $213 to $223`, or what all nights have. */
const useWas = () => {
  const t = useTranslations('hostCalendar.editor');
  return ({ low, high, value }: Common, show: (value: number) => string): string =>
    value === null ? t('wasRange', { low: show(low), high: show(high) }) : t('was', { value: show(value) });
};

const EditorForm = ({ selected, common }: { selected: Nights; common: CommonValues }) => {
  const t = useTranslations('hostCalendar.editor');
  const { calendar } = useShownCalendar();
  const { errors, values } = useRejected(editNightsIntent);
  const { isBlocked, note } = common;
  const hasRooms = calendar.listing.rooms.length > 1;
  return (
    <CalendarForm
      intent={editNightsIntent}
      submit={t('save')}
      variant="primary"
      beside={
        <>
          {isBlocked !== 'yes' && (
            <Button type="submit" name="do" value="block" variant="secondary" icon={LockIcon}>
              {t('block')}
            </Button>
          )}
          {isBlocked !== 'no' && (
            <Button type="submit" name="do" value="open" variant="secondary">
              {t('open')}
            </Button>
          )}
        </>
      }
    >
      <input type="hidden" name="first" value={selected.from} />
      <input type="hidden" name="last" value={addDays(selected.until, -1)} />
      <input type="hidden" name="room" value={calendar.roomTypeId} />
      {errors['first'] && <FieldProblem id="nights-first-error">{errors['first']}</FieldProblem>}
      {errors['do'] && <FieldProblem id="nights-do-error">{errors['do']}</FieldProblem>}
      {common.soldNights > 0 && <p className="small text-muted">{t('sold', { count: common.soldNights })}</p>}
      <PriceFields selected={selected} common={common} errors={errors} values={values} />
      <HoldsField
        name="arrive"
        label={t('arrive')}
        holds={common.guestsMayArrive}
        note={hasRooms ? t('allRooms') : null}
      />
      <HoldsField name="leave" label={t('leave')} holds={common.guestsMayLeave} />
      <input type="hidden" name="noteWas" value={note} />
      <TextField
        label={t('note')}
        isOptional
        name="note"
        defaultValue={values['note'] ?? note}
        maxLength={500}
        error={errors['note']}
      />
    </CalendarForm>
  );
};

type PriceFieldsProps = {
  selected: Nights;
  common: CommonValues;
  errors: Readonly<Record<string, string>>;
  values: Readonly<Record<string, string>>;
};

const PriceFields = ({ selected, common, errors, values }: PriceFieldsProps) => {
  const t = useTranslations('hostCalendar.editor');
  const money = useMoney();
  const was = useWas();
  const { nightly, minNights } = common;
  const priceWas = nightly.value === null ? '' : writeCents(nightly.value);
  const minimumWas = minNights.value === null ? '' : String(minNights.value);
  const [price, setPrice] = useState(values['price'] || priceWas);
  return (
    <>
      <input type="hidden" name="priceWas" value={priceWas} />
      <input type="hidden" name="minNightsWas" value={minimumWas} />
      <div className="field-pair">
        <TextField
          label={t('price')}
          name="price"
          inputMode="decimal"
          value={price}
          onChange={(event) => setPrice(event.currentTarget.value)}
          help={was(nightly, (value) => money(value, value % 100 === 0 ? 'dollars' : 'cents'))}
          error={errors['price']}
        />
        <TextField
          label={t('minNights')}
          name="minNights"
          type="number"
          inputMode="numeric"
          min={1}
          defaultValue={values['minNights'] || minimumWas}
          help={was(minNights, (value) => t('nights', { count: value }))}
          error={errors['minNights']}
        />
      </div>
      <NightsPreviewText selected={selected} price={price === priceWas ? null : price} />
    </>
  );
};
