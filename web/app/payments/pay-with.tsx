import { knownBrand } from '@golark/contract/payments/rules';
import type { Card } from '@golark/contract/payments/schemas';
import { GatewayCardFields } from '../payments/index.ts';
import type { FieldErrors } from '../platform/page/field-errors.ts';
import { useTranslations } from '../platform/translations.ts';
import { Alert } from '../ui/alert.tsx';
import { CardFields } from '../ui/card-fields.tsx';
import { Checkbox } from '../ui/check.tsx';
import { ChoiceGroup } from '../ui/choice-group.tsx';
import { CardIcon, PlusIcon } from '../ui/icon.tsx';
import type { BookingOutcome } from './submit-booking.server.ts';

type PayWithProps = { cards: readonly Card[]; outcome: BookingOutcome | undefined; heldUntil: string };

/** The sentence at each field of the card. */
const useCardProblems = (outcome: BookingOutcome | undefined): FieldErrors => {
  const t = useTranslations('booking.cardProblems');
  if (!outcome) return {};
  const { errors, failure, values } = outcome;
  if (failure === 'declined') return values['payWith'] === 'new' ? { cardNumber: t('declined') } : {};
  return errors;
};

/** A saved card or a new one. After a decline every field but the security code keeps its value. */
export const PayWith = ({ cards, outcome, heldUntil }: PayWithProps) => {
  const t = useTranslations('booking');
  const brands = useTranslations('ui.card.brands');
  const problems = useCardProblems(outcome);
  const isDeclined = outcome?.failure === 'declined';
  const declined = isDeclined && (
    <Alert tone="danger" title={t('problems.declined.title')} isNews>
      {t('problems.declined.text', { at: heldUntil })}
    </Alert>
  );
  const newCard = (
    <div className="grid gap-4">
      <GatewayCardFields after={{ field: 'payWith' }}>
        <CardFields
          errors={problems}
          attempt={outcome?.reference}
          defaultName={outcome?.values['nameOnCard']}
          defaultExpiry={outcome?.values['cardExpiry']}
        />
      </GatewayCardFields>
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
  const brand = (name: string) => brands(knownBrand(name));
  return (
    <>
      {declined}
      <ChoiceGroup
        label={t('payWith')}
        isLabelHidden
        name="payWith"
        defaultValue={outcome?.values['payWith'] || (cards[0]?.id ?? 'new')}
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
