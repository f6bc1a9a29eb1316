import { joinPath } from '@golark/contract/join-paths';
import { accountMembershipPath } from '@golark/contract/paths';
import { BankStep } from '../payments/index.ts';
import { useTranslations } from '../platform/translations.ts';
import { Alert } from '../ui/alert.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import type { ConfirmationData } from './load-confirmation.ts';

type NotJoinedProps = {
  data: Exclude<ConfirmationData, { kind: 'joined' }>;
  hasReturned: boolean;
  /** The address of this page, to look again. */
  path: string;
  bought: { code: string; next: string };
};

/** A purchase whose payment waits for the bank, is being confirmed or was declined. */
export const NotJoined = ({ data, hasReturned, path, bought }: NotJoinedProps) => {
  const t = useTranslations('joinMembership.confirmation');
  const { isRenewal } = data;
  return (
    <div className="grid gap-5">
      <h1 className="display">{t('headTitle')}</h1>
      {data.kind === 'bank' && (
        <BankStep action={data.action} hasReturned={hasReturned} checkingText={t('checking')}>
          {t(isRenewal ? 'bankRenewal' : 'bank')}
        </BankStep>
      )}
      {data.kind === 'waiting' && (
        <Alert
          tone="warning"
          title={t('waiting')}
          action={
            <ButtonLink to={path} replace reloadDocument>
              {t('checkAgain')}
            </ButtonLink>
          }
        >
          {t('waitingText')}
        </Alert>
      )}
      {data.kind === 'declined' && (
        <Alert
          tone="danger"
          title={t('declined')}
          action={
            <ButtonLink
              to={isRenewal ? accountMembershipPath() : joinPath(bought.code, bought.next)}
              variant="primary"
            >
              {t('payAgain')}
            </ButtonLink>
          }
        >
          {t('declinedText')}
        </Alert>
      )}
    </div>
  );
};
