import type { FormOutcome } from '../../platform/form-outcome.ts';
import { useAccount } from '../../platform/root-data.ts';
import { useTranslations } from '../../platform/translations.ts';
import { CardFields } from '../../ui/card-fields.tsx';
import { ActionForm } from '../form/action-form.tsx';

/** Made anew with each card that is added, so that nothing of the last one stays in the fields. */
export const AddCard = ({ outcome }: { outcome: FormOutcome | undefined }) => {
  const t = useTranslations('accounts.payments');
  const account = useAccount();
  const { errors = {}, kept = {} } = outcome && !outcome.isDone ? outcome : {};
  const name = account ? `${account.firstName} ${account.lastName}` : '';
  return (
    <ActionForm
      intent="add"
      outcome={outcome}
      submit={t('save')}
      variant="primary"
      className="form-fields max-w-[560px]"
    >
      <CardFields
        errors={errors}
        defaultName={kept['nameOnCard'] ?? name}
        defaultExpiry={kept['cardExpiry'] ?? ''}
      />
    </ActionForm>
  );
};
