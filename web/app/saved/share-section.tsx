import { sharedStaysPath } from '@golark/contract/saved-paths';
import { ActionForm } from '../platform/page/action-form.tsx';
import { type FormOutcome, outcomeFor } from '../platform/page/form-outcome.ts';
import { useTranslations } from '../platform/translations.ts';
import { TextLink } from '../ui/link.tsx';

type ShareSectionProps = { shareKey: string | null; outcome: FormOutcome | undefined };

/** The link is a link: it can be opened, and copied as any other. */
export const ShareSection = ({ shareKey, outcome }: ShareSectionProps) => {
  const t = useTranslations('saved.share');
  return (
    <div className="saved-share">
      <p>
        {shareKey ? <TextLink to={sharedStaysPath(shareKey)}>{t('link')}</TextLink> : t('text')}{' '}
        {shareKey && <span className="text-muted">{t('shared')}</span>}
      </p>
      <ActionForm
        key={shareKey}
        intent={shareKey ? 'unshare' : 'share'}
        outcome={outcomeFor(outcome, shareKey ? 'unshare' : 'share')}
        submit={t(shareKey ? 'stop' : 'start')}
        size="small"
      />
    </div>
  );
};
