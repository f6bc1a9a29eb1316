import { savedPath } from '@golark/contract/paths';
import { useTranslations } from '../platform/translations.ts';
import { Button } from '../ui/button.tsx';
import { HeartIcon } from '../ui/icon.tsx';
import { useSaveStay } from './use-save-stay.tsx';

type SaveButtonProps = { globalId: string; query: string };

/** Saves the stay of a page. Without JavaScript a form saves it in the account, and the login is part of the way. */
export const SaveButton = ({ globalId, query }: SaveButtonProps) => {
  const t = useTranslations('search.save');
  const { isSaved, isBusy, toggle, listChoice } = useSaveStay(globalId, query);
  return (
    <>
      <span className="needs-scripts save-button">
        <Button
          size="small"
          icon={HeartIcon}
          className={isSaved ? 'is-saved' : undefined}
          isBusy={isBusy}
          onPress={toggle}
        >
          {t(isSaved ? 'saved' : 'save')}
        </Button>
      </span>
      <form className="without-scripts" method="post" action={savedPath()}>
        <input type="hidden" name="intent" value="save" />
        <input type="hidden" name="subject" value={globalId} />
        <input type="hidden" name="query" value={query} />
        <Button type="submit" size="small" icon={HeartIcon}>
          {t('save')}
        </Button>
      </form>
      {listChoice}
    </>
  );
};
