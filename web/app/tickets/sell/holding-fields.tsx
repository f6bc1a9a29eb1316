import { addDays, dayInZone } from '@golark/contract/dates/rules';
import { useTranslations } from '../../platform/translations.ts';
import { NativeSelect } from '../../ui/native-select.tsx';
import { useMoney } from '../../ui/numbers.ts';
import { TextField } from '../../ui/text-field.tsx';
import { useDeadlineWords } from './deadline-words.ts';
import { type Holding, holdings } from './draft.ts';
import { capOf } from './draft-problems.ts';
import type { SellForm } from './sell-form.ts';

/** How and from when the seller has the tickets, and what is printed on them. */
export const HoldingFields = ({ form }: { form: SellForm }) => {
  const t = useTranslations('sell.seats');
  const deadline = useDeadlineWords();
  const { event, draft, change, outcome } = form;
  return (
    <div className="sell-holding">
      <NativeSelect
        label={t('holding')}
        name="holding"
        value={draft.holding}
        error={outcome?.errors['holding']}
        help={t(`${draft.holding}Help`, {
          deadline: deadline({ event, inHandOn: draft.inHand }),
        })}
        onChange={({ currentTarget: { value } }) => change({ holding: value as Holding })}
        options={holdings.map((holding) => ({ value: holding, label: t(holding) }))}
      />
      <InHandField form={form} />
      <FaceField form={form} />
    </div>
  );
};

export const InHandField = ({ form: { event, today, draft, change, outcome } }: { form: SellForm }) => {
  const t = useTranslations('sell.seats');
  const eventDay = dayInZone(new Date(event.startsAt), event.venue.timeZone);
  return (
    <TextField
      label={t('inHand')}
      name="inHand"
      type="date"
      isOptional
      min={today}
      max={addDays(eventDay, -1)}
      value={draft.inHand}
      error={outcome?.errors['inHand']}
      help={t('inHandHelp')}
      onChange={({ currentTarget }) => change({ inHand: currentTarget.value })}
    />
  );
};

/** Needed where the event limits resale prices. */
export const FaceField = ({ form: { event, draft, change, outcome } }: { form: SellForm }) => {
  const t = useTranslations('sell.seats');
  const money = useMoney();
  const percent = event.resaleCapPercent;
  const cap = capOf(event, draft.face);
  const help = () => {
    if (percent === null) return t('faceHelp');
    return cap === null ? t('faceCap', { percent }) : t('faceCapAt', { percent, cap: money(cap, 'cents') });
  };
  return (
    <TextField
      label={t('face')}
      name="face"
      inputMode="decimal"
      autoComplete="off"
      isOptional={percent === null}
      value={draft.face}
      error={outcome?.errors['face']}
      help={help()}
      className="sell-face"
      onChange={({ currentTarget }) => change({ face: currentTarget.value })}
    />
  );
};
