import type { Onboarding } from '@golark/contract/onboarding/schemas';
import type { HostingInput } from '@golark/contract/own-listings/section-inputs-schemas';
import { ActionForm } from '../platform/page/action-form.tsx';
import type { FormOutcome } from '../platform/page/form-outcome.ts';
import { useTranslations } from '../platform/translations.ts';
import { fieldsOfHosting, HostingFields } from './hosting-fields.tsx';

const usual: HostingInput = {
  checkInFrom: '15:00',
  checkInUntil: '22:00',
  checkOutBy: '11:00',
  isInstantBook: true,
  cancellationPolicy: 'moderate',
};

type HostingFormProps = { host: Onboarding['host']; outcome: FormOutcome | undefined };

/** How the host takes guests. */
export const HostingForm = ({ host, outcome }: HostingFormProps) => {
  const t = useTranslations('onboarding.hosting');
  const values = outcome?.values ?? fieldsOfHosting(host?.hosting ?? usual);
  return (
    <ActionForm intent="hosting" outcome={outcome} submit={t('submit')} variant="primary" size="large">
      <HostingFields values={values} errors={outcome?.errors ?? {}} />
    </ActionForm>
  );
};
