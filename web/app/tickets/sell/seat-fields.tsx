import type { SeatSection } from '@golark/contract/events/seat-map-schemas';
import { mostTickets } from '@golark/contract/tickets/rules';
import { useTranslations } from '../../platform/translations.ts';
import { NativeSelect } from '../../ui/native-select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { rowsOf, seatOptions } from './seat-choice.ts';
import { SectionSelect } from './section-select.tsx';
import type { SellForm } from './sell-form.ts';

type FormProps = { form: SellForm };

/** Section, row and seats as on the ticket; what is not there cannot be chosen. */
export const SeatFields = ({ form }: FormProps) => {
  const { event, draft, change, chosen, outcome } = form;
  const { section, isStanding } = chosen;
  const { sections } = event.seatMap;
  return (
    <div className="sell-seat-fields">
      <SectionSelect
        sections={sections}
        value={draft.section}
        error={outcome?.errors['section']}
        onChange={(id) => change({ section: id, row: '', from: '', to: '' })}
      />
      <RowField form={form} section={section} />
      {isStanding ? <QuantityField form={form} /> : <SeatSelects form={form} section={section} />}
    </div>
  );
};

type RowProps = FormProps & { section: SeatSection | null };

/** A row of an accessible bay is named by the bay. */
const RowField = ({ form: { draft, change, outcome }, section }: RowProps) => {
  const t = useTranslations('sell.seats');
  const rows = section ? rowsOf(section) : [];
  const isStanding = section !== null && section.rows === null;
  if (isStanding && rows.length === 0) return null;
  if (rows.length === 1 && !isStanding) return <input type="hidden" name="row" value={draft.row} />;
  return (
    <NativeSelect
      label={t('row')}
      name="row"
      value={draft.row}
      disabled={section === null}
      error={outcome?.errors['row']}
      placeholder={t(isStanding ? 'standing' : 'choose')}
      onChange={(event) => change({ row: event.currentTarget.value, from: '', to: '' })}
      options={rows.map(({ label, companions }) => ({
        value: label,
        label: companions === null ? label : t('bay', { label }),
      }))}
    />
  );
};

const SeatSelects = ({ form: { draft, change, outcome }, section }: RowProps) => {
  const t = useTranslations('sell.seats');
  const { first, last } = section ? seatOptions(section, draft) : { first: [], last: [] };
  const optionsOf = (seats: readonly string[]) => seats.map((seat) => ({ value: seat, label: seat }));
  return (
    <>
      <NativeSelect
        label={t('from')}
        name="from"
        value={draft.from}
        disabled={first.length === 0}
        error={outcome?.errors['from']}
        placeholder={t('choose')}
        onChange={(event) => change({ from: event.currentTarget.value })}
        options={optionsOf(first)}
      />
      <NativeSelect
        label={t('to')}
        name="to"
        value={draft.to}
        disabled={first.length === 0}
        error={outcome?.errors['to']}
        placeholder={t('choose')}
        onChange={(event) => change({ to: event.currentTarget.value })}
        options={optionsOf(last)}
      />
    </>
  );
};

const QuantityField = ({ form: { draft, change, outcome } }: FormProps) => {
  const t = useTranslations('sell.seats');
  return (
    <TextField
      label={t('quantity')}
      name="quantity"
      type="number"
      inputMode="numeric"
      min={1}
      max={mostTickets}
      value={draft.quantity}
      error={outcome?.errors['quantity']}
      onChange={(event) => change({ quantity: event.currentTarget.value })}
    />
  );
};
