import { fullNameOf } from '@golark/contract/names/rules';
import { useRevalidator } from 'react-router';
import { GatewayCardFields } from '../../payments/index.ts';
import { ActionForm } from '../../platform/page/action-form.tsx';
import type { FormOutcome } from '../../platform/page/form-outcome.ts';
import { useAccount } from '../../platform/root-data.ts';
import { useTranslations } from '../../platform/translations.ts';
import { CardFields } from '../../ui/card-fields.tsx';

/** Mounted again for each added card, so that the fields are empty. */
export const AddCard = ({ outcome }: { outcome: FormOutcome | undefined }) => {
  const t = useTranslations('accounts.payments');
  const account = useAccount();
  const { revalidate } = useRevalidator();
  const { errors = {}, values = {} } = outcome && !outcome.isDone ? outcome : {};
  const name = account ? fullNameOf(account) : '';
  return (
    <ActionForm
      intent="add"
      outcome={outcome}
      submit={t('save')}
      variant="primary"
      className="form-fields max-w-[560px]"
    >
      <GatewayCardFields after={{ onSaved: () => void revalidate() }}>
        <CardFields
          errors={errors}
          defaultName={values['nameOnCard'] ?? name}
          defaultExpiry={values['cardExpiry'] ?? ''}
        />
      </GatewayCardFields>
    </ActionForm>
  );
};
