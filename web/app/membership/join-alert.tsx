import { accountMembershipPath } from '@golark/contract/paths';
import { FormAlert } from '../platform/page/form-alert.tsx';
import { useTranslations } from '../platform/translations.ts';
import { Alert } from '../ui/alert.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import type { JoinOutcome } from './submit-join.server.ts';

/** What failed about the purchase or its fields; a declined card is reported next to the card's fields. */
export const JoinAlert = ({ outcome }: { outcome: JoinOutcome }) => {
  const t = useTranslations('joinMembership');
  const { failure, reference } = outcome;
  if (failure === 'declined') return null;
  return (
    <div className="mt-5">
      {failure ? (
        <Alert
          tone={failure === 'failed' ? 'danger' : 'warning'}
          title={t(`problems.${failure}.title`)}
          isNews
          of={outcome}
          action={<ButtonLink to={accountMembershipPath()}>{t('openAccount')}</ButtonLink>}
        >
          {t(`problems.${failure}.text`)}{' '}
          {failure === 'failed' && reference ? t('reference', { reference }) : ''}
        </Alert>
      ) : (
        <FormAlert outcome={outcome} />
      )}
    </div>
  );
};
