import { sharedStaysPath } from '@golark/contract/saved-paths';
import { ActionForm } from '../platform/page/action-form.tsx';
import { type FormOutcome, outcomeFor } from '../platform/page/form-outcome.ts';
import { useTranslations } from '../platform/translations.ts';
import { Button } from '../ui/button.tsx';
import { copyText } from '../ui/copy-text.ts';
import { CopyIcon } from '../ui/icon.tsx';
import { TextLink } from '../ui/link.tsx';

type ShareSectionProps = {
  listId: string | undefined;
  shareKey: string | null;
  outcome: FormOutcome | undefined;
};

/** The link is a link: it can be opened, and copied as any other. */
export const ShareSection = ({ listId, shareKey, outcome }: ShareSectionProps) => {
  const t = useTranslations('saved.share');
  const path = shareKey && sharedStaysPath(shareKey);
  const copy = (shared: string) =>
    copyText(new URL(shared, window.location.href).href, {
      copied: t('copied'),
      notCopied: t('notCopied'),
    });
  return (
    <section className="saved-share" aria-label={t('title')}>
      <p>
        {path && <TextLink to={path}>{t('link')}</TextLink>}{' '}
        <span className="text-muted">{t(path ? 'shared' : 'text')}</span>
      </p>
      {path && (
        <span className="needs-scripts">
          <Button size="small" icon={CopyIcon} onPress={() => void copy(path)}>
            {t('copy')}
          </Button>
        </span>
      )}
      <ActionForm
        key={`${listId} ${shareKey}`}
        intent={shareKey ? 'unshare' : 'share'}
        outcome={outcomeFor(outcome, shareKey ? 'unshare' : 'share')}
        submit={t(shareKey ? 'stop' : 'start')}
        size="small"
      >
        {listId && <input type="hidden" name="listId" value={listId} />}
      </ActionForm>
    </section>
  );
};
