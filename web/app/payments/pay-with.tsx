import { knownBrand } from '@golark/contract/payments/rules';
import type { Card } from '@golark/contract/payments/schemas';
import { type ReactNode, useState } from 'react';
import type { FieldErrors } from '../platform/page/field-errors.ts';
import type { FormOutcome } from '../platform/page/form-outcome.ts';
import { useTranslations } from '../platform/translations.ts';
import { Alert } from '../ui/alert.tsx';
import { CardFields } from '../ui/card-fields.tsx';
import { Checkbox } from '../ui/check.tsx';
import { ChoiceGroup } from '../ui/choice-group.tsx';
import { CardIcon, PlusIcon } from '../ui/icon.tsx';
import { DeviceProfileField } from './device-profile-field.tsx';
import { GatewayCardFields } from './gateway-card-fields.tsx';

/** The outcome of a form that pays. */
export type PaymentOutcome = FormOutcome & {
  /** `declined`, or what else failed about the purchase; absent when fields of the form are wrong. */
  failure?: string;
  reference?: string;
};

export type PayWithProps = {
  cards: readonly Card[];
  outcome: PaymentOutcome | undefined;
  /** What a decline means for this purchase, such as until when it is held. */
  declinedText: string;
  /** Why a new card is saved; it then is not a choice of the buyer. */
  keptNote?: string | undefined;
  /** Of a visitor, who has no account in which a card could be saved. */
  visitorHoldId?: string | undefined;
};

/** The fields of the form that a rejection shows again; card numbers and security codes are never sent back. */
export const shownPaymentFields = ['payWith', 'cardExpiry', 'nameOnCard'] as const;

/** The sentence at each field of the card. */
const useCardProblems = (outcome: PaymentOutcome | undefined): FieldErrors => {
  const t = useTranslations('payments.cardProblems');
  if (!outcome) return {};
  const { errors, failure, values } = outcome;
  if (failure === 'declined') return values['payWith'] === 'new' ? { cardNumber: t('declined') } : {};
  return errors;
};

/** A saved card or a new one. After a decline every field but the security code keeps its value. */
export const PayWith = ({ cards, outcome, declinedText, keptNote, visitorHoldId }: PayWithProps) => {
  const t = useTranslations('payments');
  const declined = outcome?.failure === 'declined' && (
    <Alert tone="danger" title={t('declined')} isNews of={outcome}>
      {declinedText}
    </Alert>
  );
  const newCard = <NewCard outcome={outcome} keptNote={keptNote} visitorHoldId={visitorHoldId} />;
  if (cards.length > 0)
    return (
      <>
        {declined}
        <CardChoice cards={cards} chosen={outcome?.values['payWith']} newCard={newCard} />
      </>
    );
  return (
    <>
      {declined}
      <input type="hidden" name="payWith" value="new" />
      {newCard}
    </>
  );
};

const NewCard = ({
  outcome,
  keptNote,
  visitorHoldId,
}: Pick<PayWithProps, 'outcome' | 'keptNote' | 'visitorHoldId'>) => {
  const t = useTranslations('payments');
  const problems = useCardProblems(outcome);
  return (
    <div className="grid gap-4">
      <GatewayCardFields after={visitorHoldId ? { holdId: visitorHoldId } : { field: 'payWith' }}>
        <CardFields
          errors={problems}
          attempt={outcome?.reference}
          defaultName={outcome?.values['nameOnCard']}
          defaultExpiry={outcome?.values['cardExpiry']}
        />
      </GatewayCardFields>
      {outcome?.failure === 'declined' && <p className="small text-muted">{t('cvcAgain')}</p>}
      {keptNote ? (
        <p className="small text-muted">{keptNote}</p>
      ) : (
        !visitorHoldId && <Checkbox name="saveCard">{t('saveCard')}</Checkbox>
      )}
    </div>
  );
};

type CardChoiceProps = { cards: readonly Card[]; chosen: string | undefined; newCard: ReactNode };

/** The former choice, or a new card: one of the gateway's form that did not pay is not among the saved ones. */
const firstChoice = (cards: readonly Card[], chosen: string | undefined): string => {
  if (!chosen) return cards[0]?.id ?? 'new';
  return cards.some(({ id }) => id === chosen) ? chosen : 'new';
};

const CardChoice = ({ cards, chosen, newCard }: CardChoiceProps) => {
  const t = useTranslations('payments');
  const brands = useTranslations('ui.card.brands');
  const [value, setValue] = useState(() => firstChoice(cards, chosen));
  return (
    <>
      {value !== 'new' && <DeviceProfileField savedCardId={value} />}
      <ChoiceGroup
        label={t('payWith')}
        isLabelHidden
        name="payWith"
        value={value}
        onChange={setValue}
        choices={[
          ...cards.map((card) => ({
            value: card.id,
            icon: CardIcon,
            title: t('cardEnding', { brand: brands(knownBrand(card.brand)), last4: card.last4 }),
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
