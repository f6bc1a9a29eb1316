import type { Card } from '@golark/contract/payments/schemas';
import { useTranslations } from '../platform/translations.ts';
import { Alert } from '../ui/alert.tsx';
import { isCardBrand } from '../ui/card-brand.ts';
import { CardFields } from '../ui/card-fields.tsx';
import { Checkbox } from '../ui/check.tsx';
import { ChoiceGroup } from '../ui/choice-group.tsx';
import { CardIcon, PlusIcon } from '../ui/icon.tsx';
import type { BookingOutcome } from './submit-booking.ts';

type PayWithProps = { cards: readonly Card[]; outcome: BookingOutcome | undefined; heldUntil: string };

const cardFields = ['cardNumber', 'cardExpiry', 'cvc', 'nameOnCard'] as const;

/** The sentence at each field of the card that the answer is about. */
const useCardProblems = (outcome: BookingOutcome | undefined): Record<string, string> => {
  const t = useTranslations('booking.cardProblems');
  if (!outcome) return {};
  const { errors, problem, kept } = outcome;
  if (problem === 'declined') return kept.payWith === 'new' ? { cardNumber: t('declined') } : {};
  return Object.fromEntries(
    cardFields.flatMap((name) => {
      const words = errors[`card.${name}`] ?? errors[name];
      return words ? [[name, words]] : [];
    }),
  );
};

/** A saved card or a new one. After a decline everything typed stays but the security code. */
export const PayWith = ({ cards, outcome, heldUntil }: PayWithProps) => {
  const t = useTranslations('booking');
  const brands = useTranslations('ui.card.brands');
  const problems = useCardProblems(outcome);
  const isDeclined = outcome?.problem === 'declined';
  const declined = isDeclined && (
    <Alert tone="danger" title={t('problems.declined.title')} isNews>
      {t('problems.declined.text', { at: heldUntil })}
    </Alert>
  );
  const newCard = (
    <div className="grid gap-4">
      <CardFields
        errors={problems}
        attempt={outcome?.reference}
        defaultName={outcome?.kept.nameOnCard}
        defaultExpiry={outcome?.kept.cardExpiry}
      />
      {isDeclined && <p className="small text-muted">{t('cvcAgain')}</p>}
      <Checkbox name="saveCard">{t('saveCard')}</Checkbox>
    </div>
  );
  if (cards.length === 0) {
    return (
      <>
        {declined}
        <input type="hidden" name="payWith" value="new" />
        {newCard}
      </>
    );
  }
  const brand = (name: string) => brands(isCardBrand(name) ? name : 'card');
  return (
    <>
      {declined}
      <ChoiceGroup
        label={t('payWith')}
        isLabelHidden
        name="payWith"
        defaultValue={outcome?.kept.payWith || (cards[0]?.id ?? 'new')}
        choices={[
          ...cards.map((card) => ({
            value: card.id,
            icon: CardIcon,
            title: t('cardEnding', { brand: brand(card.brand), last4: card.last4 }),
            note: t('cardExpires', {
              month: String(card.expMonth).padStart(2, '0'),
              year: String(card.expYear).slice(2),
            }),
          })),
          { value: 'new', icon: PlusIcon, title: t('newCard'), note: t('newCardNote'), open: newCard },
        ]}
      />
    </>
  );
};
