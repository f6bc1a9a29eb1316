import { splitRules } from '@golark/contract/tickets/rules';
import { useLocale, useTranslations } from '../../platform/translations.ts';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import type { SellForm } from './sell-form.ts';
import { type SplitChoice, splitChoices, usualSplit } from './split-choice.ts';

type SplitFormProps = { form: Pick<SellForm, 'draft' | 'change' | 'chosen' | 'event' | 'outcome'> };

/** What is drawn until the seats are chosen. */
const sampleQuantity = 4;

/** How the tickets may be divided among buyers, each rule with a drawing of these tickets. */
export const SplitSection = ({ form }: SplitFormProps) => {
  const t = useTranslations('sell.split');
  const { draft, change, chosen, event, outcome } = form;
  const quantity = chosen.quantity || sampleQuantity;
  const offered = { quantity, companions: chosen.companions, limit: event.ticketLimit };
  const choices = splitChoices(offered);
  const usual = usualSplit(offered);
  const chosenRule = choices.find(({ rule }) => rule === draft.split)?.rule ?? usual;
  // one ticket cannot be divided
  if (quantity === 1) return <input type="hidden" name="split" value={usual} />;
  return (
    <section className="sell-section sell-split" aria-labelledby="sell-split">
      <h2 className="title-2" id="sell-split">
        {t('title')}
      </h2>
      <ChoiceGroup
        label={t('title')}
        isLabelHidden
        name="split"
        value={chosenRule}
        error={outcome?.errors['split']}
        onChange={(value) => change({ split: splitRules.find((rule) => rule === value) ?? null })}
        choices={choices.map((choice) => ({
          value: choice.rule,
          title: t(choice.rule),
          note: <SplitNote choice={choice} quantity={quantity} />,
        }))}
      />
    </section>
  );
};

type SplitProps = { choice: SplitChoice; quantity: number };

const SplitNote = ({ choice, quantity }: SplitProps) => {
  const t = useTranslations('sell.split');
  const locale = useLocale();
  const { rule, quantities } = choice;
  const sizes = new Intl.ListFormat(locale, { type: 'disjunction' }).format(quantities.map(String));
  return (
    <>
      {rule === 'all' ? t('allSizes', { count: quantity }) : t('sizes', { sizes })}
      <SplitDrawing choice={choice} quantity={quantity} />
    </>
  );
};

/** A square for each ticket, and a line wherever a buyer can stop. */
export const SplitDrawing = ({ choice: { cuts }, quantity }: SplitProps) => {
  const t = useTranslations('sell.split');
  const locale = useLocale();
  const places = Array.from({ length: quantity }, (_, i) => i + 1);
  const list = new Intl.ListFormat(locale, { type: 'disjunction' }).format(cuts.map(String));
  const label =
    cuts.length > 0 ? t('drawing', { count: quantity, cuts: list }) : t('whole', { count: quantity });
  return (
    <span className="split-drawing" role="img" aria-label={label}>
      {places.map((place) => (
        <i key={place} data-cut={cuts.includes(place) ? '' : undefined} />
      ))}
    </span>
  );
};
