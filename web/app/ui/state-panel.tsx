import type { ReactNode } from 'react';
import { useTranslations } from '../platform/translations.ts';
import { Button } from './button.tsx';
import { Icon, type IconShape, RetryIcon } from './icon.tsx';

type EmptyStateProps = { icon: IconShape; title: string; text?: ReactNode; action?: ReactNode };

/** Says what would be here and offers one action. */
export const EmptyState = ({ icon, title, text, action }: EmptyStateProps) => (
  <div className="state">
    <span className="state-mark">
      <Icon of={icon} size={32} />
    </span>
    <h2 className="title-3">{title}</h2>
    {text && <p className="small text-muted">{text}</p>}
    {action}
  </div>
);

type ErrorStateProps = {
  title: string;
  text?: ReactNode;
  reference?: string | null;
  onRetry?: () => void;
  isBusy?: boolean;
};

/** Says what failed, what is unchanged, how to retry, and the request id for support. */
export const ErrorState = ({ title, text, reference, onRetry, isBusy = false }: ErrorStateProps) => {
  const t = useTranslations('ui.failure');
  return (
    <div className="state" data-kind="error" role="alert">
      <span className="state-mark">
        <Icon of={RetryIcon} size={32} />
      </span>
      <h2 className="title-3">{title}</h2>
      <p className="small text-muted">
        {text} {reference && t('reference', { reference })}
      </p>
      {onRetry && (
        <Button onPress={onRetry} isBusy={isBusy}>
          {t('retry')}
        </Button>
      )}
    </div>
  );
};
