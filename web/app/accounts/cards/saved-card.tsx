import { knownBrand } from '@golark/contract/payments/rules';
import type { Card } from '@golark/contract/payments/schemas';
import { ActionForm } from '../../platform/page/action-form.tsx';
import type { FormOutcome } from '../../platform/page/form-outcome.ts';
import { outcomeFor } from '../../platform/page/form-outcome.ts';
import { useTranslations } from '../../platform/translations.ts';
import { Badge } from '../../ui/badge.tsx';
import { CardIcon, DeleteIcon } from '../../ui/icon.tsx';
import { SettingEdit } from '../form/setting.tsx';

type SavedCardProps = { card: Card & { isExpired: boolean }; outcome: FormOutcome | undefined };

/** Only brand, last four digits, expiry and name are stored. */
export const SavedCard = ({ card, outcome }: SavedCardProps) => {
  const t = useTranslations('accounts.payments');
  const brands = useTranslations('ui.card.brands');
  const brand = brands(knownBrand(card.brand));
  const title = t('ending', { brand, last4: card.last4 });
  const [preferred, removal] = [
    outcomeFor(outcome, 'makeDefault', card.id),
    outcomeFor(outcome, 'remove', card.id),
  ];
  const date = `${String(card.expMonth).padStart(2, '0')}/${String(card.expYear).slice(2)}`;
  return (
    <SettingEdit
      icon={CardIcon}
      title={title}
      badge={
        <>
          {card.isDefault && <Badge tone="primary">{t('default')}</Badge>}
          {card.isExpired && <Badge tone="danger">{t('expired')}</Badge>}
        </>
      }
      note={[t(card.isExpired ? 'expiredOn' : 'expires', { date }), card.nameOnCard]
        .filter(Boolean)
        .join(' · ')}
      open={t('edit')}
      outcome={preferred ?? removal}
    >
      {!card.isDefault && !card.isExpired && (
        <ActionForm
          intent="makeDefault"
          subject={card.id}
          outcome={preferred}
          submit={t('makeDefault')}
          submitLabel={t('makeDefaultOf', { card: title })}
        />
      )}
      <ActionForm
        intent="remove"
        subject={card.id}
        outcome={removal}
        submit={t('remove')}
        submitLabel={t('removeOf', { card: title })}
        variant="danger-line"
        icon={DeleteIcon}
      >
        <p className="text-muted">{t('removeText', { card: title })}</p>
      </ActionForm>
    </SettingEdit>
  );
};
