import type { Card } from '@golark/contract/payments';
import type { FieldErrors } from '../platform/field-errors.ts';
import { useTranslations } from '../platform/translations.ts';
import { CardFields } from '../ui/card-fields.tsx';
import { Checkbox } from '../ui/check.tsx';
import { ChoiceGroup } from '../ui/choice-group.tsx';
import { CardIcon, PlusIcon } from '../ui/icon.tsx';

type PayWithProps = { cards: readonly Card[]; errors: FieldErrors; isDeclined: boolean };

const cardFields = ['cardNumber', 'cardExpiry', 'cvc', 'nameOnCard'] as const;

/** A saved card or a new one. After a decline everything typed stays but the security code. */
export function PayWith({ cards, errors, isDeclined }: PayWithProps) {
  const t = useTranslations('booking');
  const brands = useTranslations('booking.brands');
  const wrong = Object.fromEntries(
    cardFields.flatMap((name) =>
      errors[`card.${name}`] || errors[name] ? [[name, t(`cardProblems.${name}`)]] : [],
    ),
  );
  const newCard = (
    <div className="grid gap-4 pt-4">
      <CardFields errors={wrong} />
      <Checkbox name="saveCard">{t('saveCard')}</Checkbox>
    </div>
  );
  if (cards.length === 0) {
    return (
      <>
        <input type="hidden" name="payWith" value="new" />
        {newCard}
      </>
    );
  }
  const brand = (name: string) => (brands.has(name as never) ? brands(name as never) : brands('card'));
  return (
    <ChoiceGroup
      label={t('payWith')}
      isLabelHidden
      name="payWith"
      defaultValue={cards[0]?.id ?? 'new'}
      error={isDeclined ? t('problems.declined.title') : null}
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
  );
}
